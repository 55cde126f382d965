/**
 * Draws a diagram of an article. It runs in diagram.html alone: a sandboxed frame of no origin, whose own policy lets it
 * load this site's scripts and nothing else. Whatever a hostile diagram could make of the library, it would find no
 * page, no storage and no network (docs/decisions/0009-diagrams-in-a-frame.md).
 *
 * In: `{ library, code, colours, font }` from the page around; the font is its bytes, or null. Out: `{ kind: 'ready' }`,
 * `{ kind: 'drawn', height }` with the height of the frame in px, `{ kind: 'size', width, height }` with the size of the whole drawing
 * in px, and `{ kind: 'failed' }` for a diagram that cannot be drawn.
 */
const FONTS = 'Site, system-ui, sans-serif'
/** The colours on paper of a diagram that is drawn for a dark screen: as in app/styles/print.css. */
const PAPER = {
  background: '#ffffff',
  raised: '#ffffff',
  text: '#000000',
  soft: '#3b3b3b',
  line: '#9e9e9e',
  accent: '#3b3b3b',
  isDark: false,
}
/** The least contrast of a text and its ground (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5
const screenView = document.querySelector('#screen')
const paperView = document.querySelector('#paper')
const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
let work = Promise.resolve()
let library
let face

// Any site can frame this document without a sandbox. It would then have the origin of this site, and must obey nobody.
// An opaque origin is 'null': https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin
if (self.origin === 'null') listenToPage()

function listenToPage() {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return
    // One after the other: the last one that was asked for is the one that stays.
    work = work.then(() => draw(data)).catch(() => tell({ kind: 'failed' }))
  })

  new ResizeObserver(() => {
    if (screenView.firstElementChild) tell({ kind: 'drawn', height: document.documentElement.offsetHeight })
  }).observe(document.documentElement)

  tell({ kind: 'ready' })
}

async function draw({ library: address, code, colours, font }) {
  library ??= load(address)
  face ??= loadFont(font)
  await Promise.all([library, face])
  // A frame of another scheme than its page's would not be transparent.
  document.documentElement.style.colorScheme = colours.isDark ? 'dark' : 'light'
  const drawing = await render('on-screen', code, colours, screenView)
  screenView.style.setProperty('--ground', colours.background)
  screenView.style.setProperty('--shade', colours.line)
  // Letters shall not shrink below two thirds of their size: a wide diagram scrolls sideways instead.
  drawing.style.minWidth = `${Math.round(Number.parseFloat(drawing.style.maxWidth) * 0.66) || 0}px`
  tell({ kind: 'drawn', height: document.documentElement.offsetHeight })
  const { width, height } = drawing.viewBox.baseVal
  tell({ kind: 'size', width, height })
  // Nothing can be drawn once the browser prints, so a drawing with other colours is there before.
  if (colours.isDark && !paperView.firstElementChild) await render('on-paper', code, PAPER, paperView)
}

/** Draws the diagram into an element. @returns the drawing */
async function render(id, code, colours, view) {
  const { background, raised, text, soft, line, accent, isDark } = colours
  globalThis.mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // More than anyone reads.
    maxEdges: 300,
    fontFamily: FONTS,
    theme: 'base',
    themeVariables: {
      fontFamily: FONTS,
      darkMode: isDark,
      background,
      primaryColor: raised,
      primaryTextColor: text,
      primaryBorderColor: line,
      secondaryColor: background,
      tertiaryColor: background,
      lineColor: soft,
      textColor: text,
      titleColor: text,
      edgeLabelBackground: background,
      clusterBkg: background,
      clusterBorder: line,
      noteBkgColor: raised,
      noteTextColor: text,
      noteBorderColor: line,
      useGradient: false,
      dropShadow: 'none',
    },
    // Where a flow starts and ends, its author draws round ends: only these have the accent.
    themeCSS: `.node rect.label-container { rx: 10px; ry: 10px } .node .outer-path path { stroke: ${accent} }`,
  })
  const { svg } = await globalThis.mermaid.render(id, withoutFormulas(code))
  view.innerHTML = svg
  const drawing = view.firstElementChild
  makeLabelsReadable(drawing, background)
  return drawing
}

/** The library has no formulas and writes a message in their place. Their dollar signs as entities are shown as they are written. */
function withoutFormulas(code) {
  return code.replaceAll(/\$\$(.*?)\$\$/g, '#36;#36;$1#36;#36;')
}

/**
 * Makes labels black or white that cannot be read on what is below them: the colour of the theme's text does not fit every colour that
 * an author gives to a shape.
 */
function makeLabelsReadable(drawing, background) {
  const shapes = []
  for (const element of drawing.querySelectorAll('*')) {
    if (element.closest('defs, marker, style, title, desc')) continue
    const paint = paintOf(element)
    if (paint) shapes.push({ element, paint, box: element.getBoundingClientRect() })
    if (!hasOwnText(element)) continue
    const { color, fill } = getComputedStyle(element)
    const property = element instanceof SVGElement ? 'fill' : 'color'
    const paints = shapesBelow(element, shapes).map((shape) => shape.paint)
    const ground = colourOf([background, ...paints])
    const label = colourOf([background, ...paints, property === 'fill' ? fill : color])
    if (contrast(label, ground) >= LEAST_CONTRAST) continue
    const isBlackBetter = contrast([0, 0, 0], ground) > contrast([255, 255, 255], ground)
    element.style.setProperty(property, isBlackBetter ? '#000000' : '#ffffff', 'important')
  }
}

function hasOwnText(element) {
  return [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim() !== '')
}

/** The colour that fills an element, or `null`: lines, gradients and patterns have none. */
function paintOf(element) {
  const { fill, fillOpacity, opacity, backgroundColor } = getComputedStyle(element)
  if (element instanceof HTMLElement) return backgroundColor === 'rgba(0, 0, 0, 0)' ? null : backgroundColor
  if (!(element instanceof SVGGeometryElement) || /^(none|url)/.test(fill)) return null
  const percent = 100 * Number(fillOpacity) * Number(opacity)
  return `color-mix(in srgb, ${fill} ${percent}%, transparent)`
}

/** The shapes below the middle of a label. */
function shapesBelow(label, shapes) {
  const { x, y, width, height } = label.getBoundingClientRect()
  const middle = new DOMPoint(x + width / 2, y + height / 2)
  return shapes.filter(({ element, box }) => {
    const isInBox = box.left < middle.x && middle.x < box.right && box.top < middle.y && middle.y < box.bottom
    if (!isInBox || element instanceof HTMLElement) return isInBox
    return element.isPointInFill(middle.matrixTransform(element.getScreenCTM().inverse()))
  })
}

/** Red, green and blue from 0 to 255 of CSS colours that lie on each other, the lowest first. */
function colourOf(layers) {
  for (const colour of layers) {
    painter.fillStyle = colour
    painter.fillRect(0, 0, 1, 1)
  }
  const [red, green, blue] = painter.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(first, second) {
  const [lighter, darker] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** From 0 for black to 1 for white (WCAG 2.2, "relative luminance"). */
function luminance(colour) {
  const [red, green, blue] = colour.map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The labels are measured in the font, so it has to be there first. */
async function loadFont(font) {
  if (!font) return
  const site = new FontFace('Site', font, { weight: '400 700' })
  document.fonts.add(await site.load())
}

function load(address) {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', loaded)
    script.addEventListener('error', failed)
    document.head.append(script)
  })
}

function tell(message) {
  // This frame has no origin, and what it says is no secret.
  parent.postMessage(message, '*')
}
