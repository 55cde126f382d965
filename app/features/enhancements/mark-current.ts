import { currentHeading } from './current-heading.ts'

/** How far, in px, a heading that was jumped to may stand below the place that the styles keep free for the header. */
const LEEWAY = 8

/**
 * Marks the link of the contents whose section is being read. Stateless: every time it looks at what is on the page, so
 * that it need not be told when the text is another.
 */
export function markCurrent(document: Document): void {
  const contents = document.querySelector('.contents')
  if (!contents) return
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')]
  const root = document.documentElement
  const current = currentHeading({
    tops: links.map((link) => headingTop(document, link)),
    line: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + LEEWAY,
    height: innerHeight,
    remaining: root.scrollHeight - innerHeight - scrollY,
    target: links.findIndex(({ hash }) => hash === location.hash),
  })
  for (const [index, link] of links.entries()) {
    if (index !== current) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) show(link)
  }
}

function headingTop(document: Document, link: HTMLAnchorElement): number {
  const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  return heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}

function show(link: HTMLAnchorElement) {
  link.setAttribute('aria-current', 'location')
  // Long contents scroll in their own box. `scrollIntoView` could move the page, too.
  const box = link.closest('.contents-box')
  if (!box) return
  const from = link.getBoundingClientRect().top - box.getBoundingClientRect().top
  if (from < 0 || from + link.offsetHeight > box.clientHeight) box.scrollTop += from - box.clientHeight / 2
}
