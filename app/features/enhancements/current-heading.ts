import { ID_PREFIX, withoutPrefix } from './fragments.ts'

/** A heading that a link has jumped to may be this far below the space that the styles leave for the header, in px. */
const TOLERANCE_PX = 8

/** Marks the link in the contents to the section that is being read, and lights the trail beside the links as far as it. */
export function markCurrent(): void {
  const list = document.querySelector<HTMLElement>('.contents ol')
  if (!list) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
  const root = document.documentElement
  const remaining = root.scrollHeight - innerHeight - scrollY
  const isAtEnd = remaining <= 1
  const headerSpace = Number.parseFloat(getComputedStyle(root).scrollPaddingTop)
  // The last sections may be too short to reach the top.
  const line = isAtEnd ? innerHeight : headerSpace + TOLERANCE_PX
  const tops = links.map(headingTop)
  const target = links.findIndex(({ hash }) => hash === location.hash)
  const current = currentHeading(tops, line, target)
  const middles = links.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2)
  const trailLength = trailLengthAt(
    [...tops, line + remaining],
    [...middles, list.offsetHeight],
    current,
    line,
  )
  list.style.setProperty('--read', `${trailLength}px`)
  for (const [index, link] of links.entries()) {
    if (index !== current) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) markLink(link)
  }
}

/**
 * The index of the heading that is being read, or -1: the last one above a line in the window (px). The one that the address names
 * (`target`) comes first, while it is in the window and above the line.
 */
export function currentHeading(tops: readonly number[], line: number, target: number): number {
  const targetTop = tops[target] ?? -1
  return targetTop >= 0 && targetTop < line ? target : tops.findLastIndex((top) => top < line)
}

/**
 * How far the trail is lit, in px: as far between the middles of two links as the line is between the tops of their headings. The
 * last top is the end of the text, and the last middle is the end of the list.
 */
export function trailLengthAt(
  tops: readonly number[],
  middles: readonly number[],
  current: number,
  line: number,
): number {
  const top = tops[current] ?? line
  const nextTop = tops[current + 1] ?? line
  const middle = middles[current] ?? 0
  const nextMiddle = middles[current + 1] ?? middle
  const share = nextTop > top ? Math.min((line - top) / (nextTop - top), 1) : Number(current >= 0)
  return middle + Math.max(share, 0) * (nextMiddle - middle)
}

/** The top of the heading that a link leads to, in the window in px; infinite if the page does not have it. */
function headingTop(link: HTMLAnchorElement): number {
  const fragment = link.getAttribute('href')?.slice(1) ?? ''
  const heading = document.getElementById(ID_PREFIX + withoutPrefix(fragment))
  return heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}

function markLink(link: HTMLAnchorElement) {
  link.setAttribute('aria-current', 'location')
  // Long contents scroll in their own box; `scrollIntoView` could move the page as well.
  const box = link.closest('.contents-box')
  if (!box) return
  const offset = link.getBoundingClientRect().top - box.getBoundingClientRect().top
  const isVisible = offset >= 0 && offset + link.offsetHeight <= box.clientHeight
  if (!isVisible) box.scrollTop += offset - box.clientHeight / 2
}
