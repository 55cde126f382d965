/**
 * Draws a diagram of an article. It runs in diagram.html alone: a sandboxed frame of no origin, whose own policy lets it
 * load this site's scripts and nothing else. Whatever a hostile diagram could make of the library, it would find no
 * page, no storage and no network (docs/decisions/0009-diagrams-in-a-frame.md).
 *
 * In: `{ library, code, colours }` from the page around. Out: `{ kind: 'ready' }`, `{ kind: 'drawn', height }` in px,
 * `{ kind: 'failed' }` for a diagram that cannot be drawn, `{ kind: 'missing' }` without the library.
 */
let work = Promise.resolve()
let library

addEventListener('message', ({ source, data }) => {
  if (source !== parent) return
  // One after the other: the last one that was asked for is the one that stays.
  work = work.then(() => draw(data)).catch(() => tell({ kind: globalThis.mermaid ? 'failed' : 'missing' }))
})

new ResizeObserver(() => {
  if (document.querySelector('svg')) tell({ kind: 'drawn', height: document.documentElement.offsetHeight })
}).observe(document.documentElement)

tell({ kind: 'ready' })

async function draw({ library: address, code, colours }) {
  await (library ??= load(address))
  const { background, raised, text, soft, line, accent, isDark } = colours
  // A frame of another scheme than its page's would not be transparent.
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
  globalThis.mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // More than anyone reads.
    maxEdges: 300,
    fontFamily: 'system-ui, sans-serif',
    theme: 'base',
    themeVariables: {
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
  document.body.innerHTML = svg
  const drawing = document.body.firstElementChild
  // Letters shall not shrink below two thirds of their size: a wide diagram scrolls sideways instead.
  drawing.style.minWidth = `${Math.round(Number.parseFloat(drawing.style.maxWidth) * 0.66) || 0}px`
  tell({ kind: 'drawn', height: document.documentElement.offsetHeight })
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
