/**
 * Draws a diagram of an article. It runs in diagram.html alone: a sandboxed frame of no origin, whose own policy lets it
 * load this site's scripts and nothing else. Whatever a hostile diagram could make of the library, it would find no
 * page, no storage and no network (docs/decisions/0009-diagrams-in-a-frame.md).
 *
 * In: `{ library, code, colours, font }` from the page around; the font is its bytes, or null. Out: `{ kind: 'ready' }`, `{ kind: 'drawn', height }` in px,
 * `{ kind: 'failed' }` for a diagram that cannot be drawn.
 */
const FONTS = 'Site, system-ui, sans-serif'
const view = document.querySelector('#view')
let work = Promise.resolve()
let library
let face

addEventListener('message', ({ source, data }) => {
  if (source !== parent) return
  // One after the other: the last one that was asked for is the one that stays.
  work = work.then(() => draw(data)).catch(() => tell({ kind: 'failed' }))
})

new ResizeObserver(() => {
  if (document.querySelector('svg')) tell({ kind: 'drawn', height: document.documentElement.offsetHeight })
}).observe(document.documentElement)

tell({ kind: 'ready' })

async function draw({ library: address, code, colours, font }) {
  await Promise.all([(library ??= load(address)), (face ??= loadFont(font))])
  const { background, raised, text, soft, line, accent, isDark } = colours
  // A frame of another scheme than its page's would not be transparent.
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
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
      primaryBorderColor: accent,
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
  })
  const { svg } = await globalThis.mermaid.render('diagram', code)
  view.innerHTML = svg
  view.style.setProperty('--ground', background)
  view.style.setProperty('--shade', line)
  const drawing = view.firstElementChild
  // Letters shall not shrink below two thirds of their size: a wide diagram scrolls sideways instead.
  drawing.style.minWidth = `${Math.round(Number.parseFloat(drawing.style.maxWidth) * 0.66) || 0}px`
  tell({ kind: 'drawn', height: document.documentElement.offsetHeight })
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
