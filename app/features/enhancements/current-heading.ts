/** Where the headings are, and how much of the page is left, in px. */
export type ReadingPlace = {
  /** For each heading, its distance from the top of the window. */
  tops: readonly number[]
  /** A heading above this distance from the top of the window has been reached. */
  line: number
  /** The window's height. */
  height: number
  /** How far the page can still be scrolled. */
  remaining: number
  /** The index of the heading that the address names; -1 for none. */
  target: number
}

/** How far a heading that was jumped to may be below the place that the styles keep free for the header, in px. */
const LEEWAY = 8

/**
 * The heading that the reader has reached: the last one above the line. At the end of the page the last sections are too
 * short to get there: then it is the one that the address names, if it is in sight, or else the last one in sight.
 *
 * @returns its index; -1 while the reader is above all headings
 */
export function currentHeading({ tops, line, height, remaining, target }: ReadingPlace): number {
  const isAtEnd = remaining <= 1
  const seen = tops.findLastIndex((top) => top < (isAtEnd ? height : line))
  const targetTop = tops[target] ?? Number.NEGATIVE_INFINITY
  return isAtEnd && targetTop >= 0 && targetTop < height ? target : seen
}

/** Marks the link of the contents whose section is being read, for the text that is on the page now. */
export function markCurrent(document: Document): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
  if (links.length === 0) return
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
