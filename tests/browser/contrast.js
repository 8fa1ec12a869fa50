// Whether writing can be read on what it lies on, by pixels: textures, light and dimming included.
// `runs` lists each piece of writing and its size; `judge` compares a picture of the page with one
// of the page without any writing. Where the two are alike the writing is not seen: it is covered.
(() => {
  const NEEDED = 4.5 // WCAG 1.4.3
  const LARGE = 3
  const FAINTEST = 0.2 // so much of what lies under it may be nearer to the writing: edges, grain
  const SEEN = 24 // least change of a pixel by writing
  const OUT_OF_USE = ':disabled, [aria-disabled=true], .refused, .unseen, .skip, .vignette, select, input'

  const linear = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  const light = (d, i) =>
    0.2126 * linear(d[i]) + 0.7152 * linear(d[i + 1]) + 0.0722 * linear(d[i + 2])
  const apart = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  const change = (a, b, i) =>
    Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2])

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
    return colour[3] === 255 ? light(colour, 0) : undefined
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

  window.runs = () => {
    const found = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const element = walk.currentNode.parentElement
      const text = walk.currentNode.data.trim()
      const range = document.createRange()
      range.selectNodeContents(walk.currentNode)
      const box = range.getBoundingClientRect()
      if (!text || !isWithin(box) || element.closest(OUT_OF_USE) || isCovered(element, box)) continue
      const { fontSize, fontWeight } = getComputedStyle(element)
      const px = parseFloat(fontSize) * (element.ownerSVGElement ? element.getScreenCTM().a : 1)
      const large = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700)
      found.push({ text, large, ink: plain(element), x: box.x, y: box.y, width: box.width, height: box.height })
    }
    return found
  }

  async function pixels(picture) {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const drawn = canvas.getContext('2d', { willReadFrequently: true })
    drawn.drawImage(image, 0, 0)
    return drawn
  }

  // The contrast of a run: its fullest pixel against what lies under it; undefined if not seen.
  function contrast(written, bare, known) {
    let fullest = 0
    for (let i = 0; i < bare.length; i += 4)
      if (change(written, bare, i) > change(written, bare, fullest)) fullest = i
    if (change(written, bare, fullest) < SEEN) return undefined
    const ink = known ?? light(written, fullest)
    const under = []
    for (let i = 0; i < bare.length; i += 4)
      if (change(written, bare, i) >= SEEN) under.push(apart(ink, light(bare, i)))
    return under.sort((a, b) => a - b)[Math.floor(under.length * FAINTEST)]
  }

  window.judge = async (runs, ...pictures) => {
    const [written, bare] = await Promise.all(pictures.map(pixels))
    const poor = []
    for (const { text, large, ink, x, y, width, height } of runs) {
      const part = (picture) => picture.getImageData(x, y, width, height).data
      const found = contrast(part(written), part(bare), ink)
      if (found < (large ? LARGE : NEEDED)) poor.push(`${text.slice(0, 40)}: ${found.toFixed(2)}`)
    }
    return poor
  }
})()
