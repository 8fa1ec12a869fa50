import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LogLine } from '../generated/messages'
import { aChair, aChoice, aFrame, aTable } from '../testing/fixtures'
import { FakeSocket } from '../testing/fake-socket'
import { LiveTable } from './live-table.svelte'
import { hasteAfter } from './playback-speed'

let live: LiveTable
const hear = (...messages: object[]) => messages.forEach((message) => FakeSocket.last.hear(message))
const texts = (lines: LogLine[]) => lines.map(({ text }) => text)
const waiting = (at: number, seats: number[], left: number | null = null) =>
  ({ type: 'waiting', at, seats, seconds: 5, left }) as const

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  live = new LiveTable('T')
  vi.spyOn(live.animation, 'finish').mockImplementation(() => live.shown())
})

afterEach(() => {
  live.close()
  vi.useRealTimers()
})

/** Sit at seat 0 of a table at position 10. */
function sit(table = aTable(), asked: number[] = []): void {
  FakeSocket.last.open()
  hear({ type: 'company', table })
  hear({ type: 'log', seat: 0, lines: [{ at: 1, text: 'Begun.' }] })
  hear(aFrame(10, { asked }))
}

const alone = aTable({ chairs: [aChair(0, { yours: true }), aChair(1, { holder: 'computer' })] })

describe('coming to a table', () => {
  test('one looks at it as soon as there is a connection', () => {
    FakeSocket.last.open()
    expect(FakeSocket.last.said('look')).toMatchObject([{ seat: -1, language: 'en' }])
  })

  test('one looks from the only seat that is one’s own', () => {
    sit()
    expect(live.seat).toBe(0)
    expect(FakeSocket.last.said('look').at(-1)).toMatchObject({ seat: 0 })
  })

  test('with two seats of one’s own one is a spectator till one chooses', () => {
    FakeSocket.last.open()
    const chairs = [aChair(0, { yours: true }), aChair(1, { yours: true })]
    hear({ type: 'company', table: aTable({ chairs }) })
    expect(live.seat).toBe(-1)
  })

  test('a person who loses their seat looks on as a spectator', () => {
    sit()
    hear({ type: 'company', table: aTable({ chairs: [aChair(0), aChair(1)] }) })
    expect(live.seat).toBe(-1)
  })

  test('the first frame is shown at once, and the log tells of it', () => {
    FakeSocket.last.open()
    hear({ type: 'company', table: aTable() })
    hear({ type: 'log', seat: 0, lines: [{ at: 1, text: 'Begun.' }] })
    hear(aFrame(2, { texts: ['B puts.'] }))
    expect(live.frame).toMatchObject({ at: 2, events: [] })
    expect(texts(live.lines)).toEqual(['Begun.', 'B puts.'])
    expect(live.settled).toBe(true)
  })

  test('what is meant for another seat is ignored', () => {
    sit()
    hear(aFrame(11, { seat: 1 }))
    expect(live.frame?.at).toBe(10)
  })
})

describe('showing what happens', () => {
  test('one frame after the other, each when the one before it was shown', () => {
    sit()
    hear(aFrame(11, { texts: ['B puts.'] }), aFrame(12, { texts: ['B takes.'] }))
    expect(live.frame?.at).toBe(11)
    live.shown()
    expect(live.frame?.at).toBe(12)
    expect(live.settled).toBe(false)
    live.shown()
    expect(live.settled).toBe(true)
  })

  test('the log tells each event as it is shown, and not before', () => {
    sit()
    hear(aFrame(11, { texts: ['B puts.', 'B takes.'] }))
    expect(texts(live.lines)).toEqual(['Begun.'])
    live.told()
    expect(texts(live.lines)).toEqual(['Begun.', 'B puts.'])
    live.shown()
    expect(texts(live.lines)).toEqual(['Begun.', 'B puts.', 'B takes.'])
  })

  test('one is asked once the picture has come to the question', () => {
    sit()
    hear(aFrame(11, { texts: ['B puts.'], asked: [0] }))
    expect(live.due).toBe(true)
    live.shown()
    expect(live.due).toBe(false)
  })

  test('at a table with people, frames are passed over where six more wait', () => {
    sit()
    const seven = [11, 12, 13, 14, 15, 16, 17, 18]
    hear(...seven.map((at) => aFrame(at, { texts: [`${at}`] })))
    live.shown()
    expect(live.frame).toMatchObject({ at: 13 }) // 12 was skipped, as six more were waiting
    expect(texts(live.lines)).toEqual(['Begun.', '11', '12'])
  })

  test('against computers one may be as far behind as one likes', () => {
    sit(alone)
    hear(...[11, 12, 13, 14, 15, 16, 17, 18].map((at) => aFrame(at, { texts: [`${at}`] })))
    live.shown()
    expect(live.frame?.at).toBe(12)
    expect(live.haste).toBe(1)
  })

  test('against computers all goes faster the longer one has watched, until one answers', () => {
    sit(alone)
    hear(...[11, 12, 13].map((at) => aFrame(at, { texts: [`${at}`] })), aFrame(14, { asked: [0] }))
    const hastes = [1, 2, 3].map(() => {
      const haste = live.haste
      vi.advanceTimersByTime(4_000 / haste)
      live.shown()
      return haste
    })
    const second = hasteAfter(4_000)
    expect(hastes.slice(0, 2)).toEqual([1, second])
    expect(hastes[2]).toBeCloseTo(hasteAfter(4_000 + 4_000 / second), 2)
    live.choose(7)
    expect(live.haste).toBe(1)
  })

  test('at a table with people everything is shown faster, the more of it waits', () => {
    sit()
    hear(...[11, 12, 13, 14].map((at) => aFrame(at, { texts: [`${at}`] })))
    expect(live.haste).toBe(2)
  })

  test('a note comes after what is being shown', () => {
    sit()
    hear(aFrame(11, { texts: ['B puts.'] }))
    hear({ type: 'note', line: { at: 11, text: 'B is away.' } })
    expect(texts(live.lines)).toEqual(['Begun.'])
    live.shown()
    expect(texts(live.lines)).toEqual(['Begun.', 'B puts.', 'B is away.'])
  })
})

describe('waiting for a reader', () => {
  test('nothing new is shown while it is held', () => {
    sit()
    live.hold(true)
    hear(aFrame(11, { texts: ['B puts.'] }))
    expect(live.frame?.at).toBe(10)
    live.hold(false)
    expect(live.frame?.at).toBe(11)
  })

  test('it is held no longer where time runs', () => {
    sit()
    live.hold(true)
    hear(aFrame(11, { waiting: waiting(11, [0], 3) }))
    expect(live.frame?.at).toBe(11)
  })

  test('everything waits for a reader who keeps nobody else waiting', () => {
    sit(alone)
    live.read(true)
    hear(aFrame(11, { texts: ['B puts.'] }))
    expect(live.frame?.at).toBe(10)
    live.read(false)
    expect(live.frame?.at).toBe(11)
    expect(FakeSocket.last.said('read')).toMatchObject([{ now: true }, { now: false }])
  })

  test('people do not wait for a reader', () => {
    sit()
    live.read(true)
    expect(live.reading).toBe(false)
    expect(FakeSocket.last.said('read')).toEqual([])
  })
})

describe('choosing', () => {
  test('a choice says for which moment it was made', () => {
    sit(aTable(), [0])
    live.choose(7)
    expect(FakeSocket.last.said('answer')).toEqual([{ type: 'answer', seat: 0, at: 10, action: 7 }])
  })

  test('moves that were confirmed together follow one by one', () => {
    sit(aTable(), [0])
    const choices = [aChoice(4, {}), aChoice(5, {})]
    live.choose(7, ['n5', 'n4', 'n9'])
    hear(aFrame(11, { asked: [0], scene: { choices } }))
    live.shown()
    hear(aFrame(12, { asked: [0], scene: { choices } }))
    live.shown()
    const said = FakeSocket.last.said('answer').map(({ at, action }) => [at, action])
    expect(said).toEqual([
      [10, 7],
      [11, 5],
      [12, 4],
    ])
    hear(aFrame(13, { asked: [0], scene: { choices } })) // n9 is not among them
    expect(live.pending).toBeUndefined()
    expect(FakeSocket.last.said('answer')).toHaveLength(3)
  })

  test('after a refusal nothing follows', () => {
    sit(aTable(), [0])
    live.choose(7, ['n5'])
    hear({ type: 'refused', error: 'Illegal', detail: 'No.', fatal: false })
    hear(aFrame(11, { asked: [0], scene: { choices: [aChoice(5, {})] } }))
    expect(FakeSocket.last.said('answer')).toHaveLength(1)
  })

  test('a second choice is not sent while the first one is on its way', () => {
    sit(aTable(), [0])
    live.choose(7)
    live.choose(8)
    expect(FakeSocket.last.said('answer')).toHaveLength(1)
  })

  test('the next frame says that it counted', () => {
    sit(aTable(), [0])
    live.choose(7)
    hear(aFrame(10))
    expect(live.pending).toBeDefined()
    hear(aFrame(11, { by: 0, texts: ['A puts.'] }))
    expect(live.pending).toBeUndefined()
  })

  test('a refusal says why, and one may choose again', () => {
    sit(aTable(), [0])
    live.choose(7)
    hear({ type: 'refused', error: 'IllegalAction', detail: 'Not that one.', at: 10 })
    expect([live.pending, live.refused]).toEqual([undefined, 'Not that one.'])
    live.choose(8)
    expect(live.refused).toBe('')
    expect(FakeSocket.last.said('answer')).toHaveLength(2)
  })

  test('it is sent again after the connection was lost', () => {
    sit(aTable(), [0])
    live.choose(7)
    FakeSocket.last.lose()
    vi.advanceTimersByTime(1_000)
    sit(aTable(), [0])
    expect(FakeSocket.last.said('answer')).toEqual([{ type: 'answer', seat: 0, at: 10, action: 7 }])
  })

  test('one may choose while pieces still move: the picture comes to its end', () => {
    sit()
    hear(aFrame(11, { texts: ['B puts.'], asked: [0] }))
    live.choose(7)
    expect(live.settled).toBe(true)
    expect(FakeSocket.last.said('answer')).toMatchObject([{ at: 11 }])
  })

  test('a move is taken back at the newest moment, where that is allowed', () => {
    sit()
    live.undo()
    hear(aFrame(11, { undo: true }))
    live.undo()
    expect(FakeSocket.last.said('undo')).toEqual([{ type: 'undo', seat: 0, at: 11 }])
  })
})

describe('several asked at once', () => {
  test('it is known who has still to speak', () => {
    sit()
    hear(aFrame(11, { waiting: waiting(11, [0, 1]) }))
    hear(waiting(11, [1]))
    expect(live.window?.seats).toEqual([1])
  })

  test('what is said of another moment changes nothing', () => {
    sit()
    hear(aFrame(11, { waiting: waiting(11, [0, 1]) }))
    hear(waiting(10, []))
    expect(live.window?.seats).toEqual([0, 1])
  })

  test('the window opens once it is shown, and at once where time runs', () => {
    sit()
    hear(aFrame(11, { texts: ['B puts.'], waiting: waiting(11, [0]) }))
    expect(live.window).toBeUndefined()
    hear(waiting(11, [0], 2))
    expect(live.window?.until).toBe(performance.now() + 2_000)
  })

  test('an answer is for the moment of the window', () => {
    sit()
    hear(aFrame(11, { texts: ['B puts.'], waiting: waiting(11, [0], 2) }))
    live.choose(7)
    expect(FakeSocket.last.said('answer')).toMatchObject([{ at: 11 }])
  })

  test('what still moves ends where a frame comes for which time runs', () => {
    sit()
    hear(aFrame(11, { texts: ['B puts.'] }))
    hear(aFrame(12, { texts: ['B shows.'], waiting: waiting(12, [0], 2) }))
    expect(live.frame?.at).toBe(12)
  })
})

describe('going on to one’s own turn', () => {
  const others = [aFrame(11, { texts: ['B puts.'] }), aFrame(12, { texts: ['B takes.'] })]

  test('what others do is passed over, and told when one is asked', () => {
    sit(alone, [0])
    live.choose(7)
    hear(aFrame(11, { by: 0, texts: ['A puts.'] }))
    live.pass()
    hear(aFrame(12, { texts: ['B takes.'] }), aFrame(13, { texts: ['B goes.'], asked: [0] }))
    expect(live.frame?.at).toBe(13)
    expect(live.passing).toBe(false)
    expect(texts(live.since)).toEqual(['B takes.', 'B goes.'])
  })

  test('where nothing is left to pass over nothing happens', () => {
    sit(alone, [0])
    live.pass()
    expect(live.passing).toBe(false)
  })

  test('it goes on being passed over until one is asked', () => {
    sit(alone)
    hear(...others)
    live.pass()
    expect(live.frame?.at).toBe(12)
    expect(live.passing).toBe(true)
  })

  test('where the table rests it says that one has seen it', () => {
    sit(alone)
    hear(aFrame(11, { scene: { rests: true } }))
    live.pass()
    expect(FakeSocket.last.said('seen')).toMatchObject([{ at: 11 }])
  })
})

describe('the company', () => {
  test('who is there, and how many look on', () => {
    sit()
    hear({ type: 'presence', online: [0], watchers: 3 })
    expect(live.table?.chairs.map(({ online }) => online)).toEqual([true, false])
    expect(live.table?.watchers).toBe(3)
  })

  test('the log says that people may write to each other', () => {
    sit()
    hear({ type: 'company', table: aTable({ chat: true }) })
    expect(live.lines).toHaveLength(2)
  })

  test('one is alone where all others are computers or oneself', () => {
    sit()
    expect(live.alone).toBe(false)
    hear({ type: 'company', table: alone })
    expect(live.alone).toBe(true)
  })

  test('the clocks are those that were heard last', () => {
    sit()
    const clocks = { left: [60, 50], runs: [1], until: [], warned: [], pauses: [] }
    hear({ type: 'clocks', ...clocks })
    vi.advanceTimersByTime(10_000)
    live.seatClocks.tick()
    expect([live.seatClocks.left(0), live.seatClocks.left(1)]).toEqual([60, 40])
  })
})

describe('the connection', () => {
  test('a ping is answered with its stamp', () => {
    sit()
    hear({ type: 'ping', stamp: 4 })
    expect(FakeSocket.last.said('pong')).toEqual([{ type: 'pong', stamp: 4 }])
  })

  test('the page says whether anybody sees it', () => {
    sit()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.last.said('aside')).toEqual([{ type: 'aside', now: true }])
  })

  test('one is told that it is lost after two seconds, and when it is back', () => {
    sit()
    FakeSocket.last.lose()
    vi.advanceTimersByTime(1_999)
    expect(live.away).toBe(false)
    vi.advanceTimersByTime(1)
    expect(live.away).toBe(true)
    sit()
    expect(live.away).toBe(false)
  })

  test('a connection that says nothing for 45 seconds is given up for another', () => {
    const silent = FakeSocket.last
    vi.advanceTimersByTime(45_000)
    expect(FakeSocket.last).not.toBe(silent)
    expect(silent.readyState).toBe(WebSocket.CLOSED)
    sit()
    expect(live.frame?.at).toBe(10)
  })

  test('a seat that could not be looked from just now is looked from again', () => {
    FakeSocket.last.open()
    hear({ type: 'refused', error: 'StoreLost', detail: 'Not now.', at: 0 })
    vi.advanceTimersByTime(500)
    expect(FakeSocket.last.said('look')).toHaveLength(2)
    expect(live.refused).toBe('')
  })

  test('once a seat is looked from, a refusal is about something else and is shown', () => {
    FakeSocket.last.open()
    hear({ type: 'company', table: aTable() }, { type: 'log', seat: 0, lines: [] })
    hear({ type: 'refused', error: 'StoreLost', detail: 'Not now.', at: 0 })
    expect(live.refused).toBe('Not now.')
  })

  test('where the table rested, a new connection says again that one has seen it', () => {
    sit()
    live.see()
    FakeSocket.last.lose()
    vi.advanceTimersByTime(1_000)
    FakeSocket.last.open()
    expect(FakeSocket.last.said('seen')).toEqual([{ type: 'seen', at: 10 }])
  })

  test('a closed table asks for no connection again', () => {
    sit()
    const { last } = FakeSocket
    live.close()
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.last).toBe(last)
  })
})

describe('a player who is out of the game', () => {
  const out = (at: number, more: Parameters<typeof aFrame>[1] = {}) => {
    const frame = aFrame(at, more)
    const seats = frame.scene.seats.map((one) => ({ ...one, out: one.seat === 0 }))
    return { ...frame, scene: { ...frame.scene, seats } }
  }

  test('is offered no way to a turn that will not come', () => {
    sit(alone, [1])
    expect(live.behind).toBe(true)
    hear(out(11, { asked: [1] }))
    expect(live.behind).toBe(false)
  })

  test('catches up with what happened, and then watches on', () => {
    sit(alone, [1])
    hear(out(11, { asked: [1], texts: ['A is out.'] }))
    live.pass()
    expect(live.passing).toBe(false)
    expect(live.settled).toBe(true)
  })

  test('skips to the end of the match, without waiting at the end of a round', () => {
    sit(alone, [1])
    hear(out(11, { asked: [1] }))
    live.skipToEnd(true)
    expect(FakeSocket.last.said('skip')).toEqual([{ type: 'skip', now: true }])
    hear(out(12, { scene: { rests: true }, texts: ['Round 2 is over.'] }))
    hear(out(13, { asked: [1], texts: ['Doc draws.'] }))
    expect([live.settled, live.passing]).toEqual([true, true])
    hear(out(14, { scene: { ending: 'one player is left' } }))
    expect(live.passing).toBe(false)
  })

  test('skips on after a break in the connection', () => {
    sit(alone, [1])
    hear(out(11, { asked: [1] }))
    live.skipToEnd(true)
    live.look(0)
    FakeSocket.last.open()
    expect(FakeSocket.last.said('skip')).toHaveLength(2)
    expect(live.passing).toBe(true)
  })

  test('may watch on instead', () => {
    sit(alone, [1])
    hear(out(11, { asked: [1] }))
    live.skipToEnd(true)
    live.skipToEnd(false)
    expect(FakeSocket.last.said('skip').at(-1)).toEqual({ type: 'skip', now: false })
    expect(live.passing).toBe(false)
  })
})
