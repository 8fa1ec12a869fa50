// Each piece of writing that is to be read, where it is, and its colour, if nothing dims it.
(() => {
  const OUT_OF_USE = ':disabled, [aria-disabled=true], .refused, .unseen, .skip, .vignette, select, input'

  const one = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  // Its colour, unless something dims it; small letters do not reach theirs in any pixel.
  function plain(element) {
    for (let e = element; e; e = e.parentElement) {
      const { opacity, filter } = getComputedStyle(e)
      if (opacity !== '1' || !/^(none|drop-shadow\([^)]*\)[^)]*\))$/.test(filter)) return undefined
    }
    const style = getComputedStyle(element)
    one.clearRect(0, 0, 1, 1)
    one.fillStyle = element instanceof SVGElement ? style.fill : style.color
    one.fillRect(0, 0, 1, 1)
    const colour = one.getImageData(0, 0, 1, 1).data
    return colour[3] === 255 ? [...colour].slice(0, 3) : undefined
  }

  function isWithin({ x, y, right, bottom, width, height }) {
    return width > 1 && height > 5 && x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  const isSolid = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor) || element.ownerSVGElement
  }
  // Whether something else lies before its middle or its corners.
  function isCovered(element, { x, y, width, height }) {
    const points = [[0.5, 0.5], [0.2, 0.3], [0.8, 0.3], [0.2, 0.7], [0.8, 0.7]]
    return points.some(([across, down]) => {
      const stack = document.elementsFromPoint(x + across * width, y + down * height)
      const over = stack.slice(0, Math.max(0, stack.indexOf(element)))
      const foreign = (e) => isSolid(e) && !element.contains(e)
      return over.some(foreign) || (across === 0.5 && !stack.includes(element))
    })
  }

  const WRITTEN = '* { caret-color: transparent !important }' // no blinking caret
  const ERASED = `${WRITTEN} * { -webkit-text-fill-color: transparent !important }
    text { fill-opacity: 0 !important }`
  const REACHED = '* { pointer-events: auto !important }' // so that isCovered sees what lies on top
  const sheet = new CSSStyleSheet()
  let worn = ''
  // Put one style sheet on the page, in place of the last one.
  function wear(css) {
    worn = css
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }
  let changed = false
  const changes = new MutationObserver(() => {
    changed = true
  })

  let listed = [] // element and box of each run
  // Begin to watch the page. Return the runs, and whether their text is erased now.
  window.begin = () => {
    changed = false
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    if (worn !== ERASED) wear(WRITTEN)
    return { runs: runs(), erased: worn === ERASED }
  }
  // Erase all text, or write it again.
  window.turn = () => wear(worn === ERASED ? WRITTEN : ERASED)
  // Return whether the page has stood still since it began, and which of these runs are covered.
  window.end = (which) => {
    changed ||= changes.takeRecords().length > 0
    changes.disconnect()
    const moves = document.getAnimations().some(({ playState }) => playState === 'running')
    const before = worn
    if (which.length) wear(REACHED)
    const covered = which.filter((at) => isCovered(...listed[at]))
    if (which.length) wear(before)
    return { stoodStill: !moves && !changed, covered }
  }
  window.restore = () => wear('')

  function runs() {
    listed = []
    const found = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const element = walk.currentNode.parentElement
      const text = walk.currentNode.data.trim()
      const range = document.createRange()
      range.selectNodeContents(walk.currentNode)
      const box = range.getBoundingClientRect()
      if (!text || !isWithin(box) || element.closest(OUT_OF_USE)) continue
      const { fontSize, fontWeight } = getComputedStyle(element)
      const px = parseFloat(fontSize) * (element.ownerSVGElement ? element.getScreenCTM().a : 1)
      const large = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700)
      found.push({ text, large, ink: plain(element), x: box.x, y: box.y, width: box.width, height: box.height })
      listed.push([element, box])
    }
    return found
  }
})()
