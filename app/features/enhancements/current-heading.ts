/** A heading that a link has jumped to may be this far below the space that the styles leave for the header, in px. */
const LEEWAY = 8

/**
 * The heading that the reader has reached: the one that the address names while it is above the line, otherwise the last one.
 *
 * @param tops for each heading, its distance from the top of the window, in px
 * @param line the distance from the top of the window at which a heading counts as reached, in px
 * @param target the index of the heading that the address names; -1 for none
 * @returns its index; -1 while the reader is above all headings
 */
export function currentHeading(tops: readonly number[], line: number, target: number): number {
  const targetTop = tops[target] ?? -1
  return targetTop >= 0 && targetTop < line ? target : tops.findLastIndex((top) => top < line)
}

/** Marks the link in the contents to the section that is being read. */
export function markCurrent(document: Document): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
  if (links.length === 0) return
  const root = document.documentElement
  const isAtEnd = root.scrollHeight - innerHeight - scrollY <= 1
  const current = currentHeading(
    links.map((link) => headingTop(document, link)),
    // The last sections may be too short to reach the top.
    isAtEnd ? innerHeight : Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + LEEWAY,
    links.findIndex(({ hash }) => hash === location.hash),
  )
  for (const [index, link] of links.entries()) {
    if (index !== current) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) mark(link)
  }
}

function headingTop(document: Document, link: HTMLAnchorElement): number {
  const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  return heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}

function mark(link: HTMLAnchorElement) {
  link.setAttribute('aria-current', 'location')
  // Long contents scroll in their own box; `scrollIntoView` could move the page as well.
  const box = link.closest('.contents-box')
  if (!box) return
  const from = link.getBoundingClientRect().top - box.getBoundingClientRect().top
  if (from < 0 || from + link.offsetHeight > box.clientHeight) box.scrollTop += from - box.clientHeight / 2
}
