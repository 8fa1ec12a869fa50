// Runs in pages and workers that `figures.py` measures. WANTED is the game to begin with.

const probe = (globalThis.probe = { seen: {}, thoughts: [] })

if (globalThis.document) watchPage()
else watchThinker()

/** Notes when the lobby, a table and the first move are there. A game of the lobby begins at once. */
function watchPage() {
  const titles = { showdown: 'Showdown' }
  const wanted = {
    lobby: `button[aria-label="Play ${titles['WANTED']}"]`,
    table: '.match-screen main h1 ~ *',
    move: 'details.all li button',
  }
  const look = () => {
    for (const [name, selector] of Object.entries(wanted)) {
      const found = document.querySelector(selector)
      if (!found || probe.seen[name]) continue
      probe.seen[name] = performance.now()
      if (name === 'lobby') found.click()
    }
  }
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
  })
  watchHouse()
}

/** Listens to all that the house in the worker tells the page. */
function watchHouse() {
  let worker, last, hear
  let requests = 0
  const waiting = new Map()
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given)
      if (!`${given[0]}`.includes('house-worker')) return // it is the one that thinks
      worker = this
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'response') waiting.get(data.id)?.(JSON.parse(data.body))
        if (data.type !== 'heard') return
        const told = JSON.parse(data.text)
        if (told.type === 'looking' && told.seats.length) see(data.id, told.at)
        if (told.type !== 'frame') return
        last = { id: data.id, ...told }
        if (told.scene.rests) see(data.id, told.at)
        hear?.()
      })
    }
  }
  /** Confirms that the player has looked. Without this, the table waits for a button of the page. */
  const see = (id, at) =>
    worker.postMessage({ type: 'say', id, text: JSON.stringify({ type: 'seen', at }) })
  const post = (path, body) =>
    new Promise((resolve) => {
      const id = `probe ${++requests}`
      waiting.set(id, resolve)
      const headers = { 'content-type': 'application/json' }
      const sent = { path: `/api${path}`, body: JSON.stringify(body), headers }
      worker.postMessage({ type: 'request', id, method: 'POST', ...sent })
    })
  const choices = () => last?.scene.choices ?? []

  /** Begins a game with computer players of these kinds, and shows its table. */
  probe.begin = async (game, kinds) => {
    const others = kinds.map((kind) => ({ who: 'computer', kind }))
    const chairs = [{ who: 'me', name: 'Jane' }, ...others]
    const { id } = await post('/tables', { game, chairs, pace: 0 })
    await post(`/tables/${id}/start`, {})
    last = undefined
    location.hash = `#/t/${id}`
  }
  /** Whether a player at this screen is to act. */
  probe.asked = () => choices().length > 0
  /** What the table shows now, for a person who wonders why nobody is asked. */
  probe.told = () =>
    JSON.stringify({ at: last?.at, waiting: last?.waiting, prompt: last?.scene.prompt })
  /** Answers at random, and returns the milliseconds from each answer to the next frame. */
  probe.taps = (count) =>
    new Promise((resolve) => {
      const times = []
      let began = 0
      let at = -1
      const answer = () => {
        const { action } = choices()[Math.floor(Math.random() * choices().length)]
        const text = JSON.stringify({
          type: 'answer',
          seat: last.scene.you,
          at: last.at,
          action,
        })
        began = performance.now()
        at = last.at
        worker.postMessage({ type: 'say', id: last.id, text })
      }
      hear = () => {
        if (began && last.at > at) {
          times.push(performance.now() - began)
          began = 0
        }
        if (last.scene.ending || times.length >= count) {
          hear = undefined
          resolve(times)
        } else if (!began && probe.asked()) {
          began = Infinity // until the answer is given
          setTimeout(answer, 50)
        }
      }
      hear()
    })
}

/** Notes how long each search takes, and its playouts. The first one of a port is not noted: the
 * port is found by its first answer. */
function watchThinker() {
  const { postMessage } = MessagePort.prototype
  const watched = new Set()
  const asked = new Map()
  const answered = new Map()
  const note = (id) => {
    const { kind, seconds, began } = asked.get(id) ?? {}
    const { ended, playouts } = answered.get(id) ?? {}
    if (kind !== 'search' || !seconds || !ended) return
    probe.thoughts.push({ seconds, took: (ended - began) / 1000, playouts })
  }
  const hear = ({ data, timeStamp }) => {
    asked.set(data.id, { ...data.asked, began: timeStamp })
    note(data.id)
  }
  MessagePort.prototype.postMessage = function (message, ...more) {
    if (!watched.has(this)) this.addEventListener('message', hear)
    watched.add(this)
    answered.set(message?.id, { ended: performance.now(), ...message?.answer })
    note(message?.id)
    return postMessage.call(this, message, ...more)
  }
}
