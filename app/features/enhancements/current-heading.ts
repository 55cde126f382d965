import { ID_PREFIX, withoutPrefix } from './fragments.ts'

/** A heading that a link has jumped to may be this far below the space that the styles leave for the header, in px. */
const LEEWAY = 8

/** Marks the link in the contents to the section that is being read, and lights the trail beside the links as far as it. */
export function markCurrent(): void {
  const list = document.querySelector<HTMLElement>('.contents ol')
  if (!list) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
  const root = document.documentElement
  const left = root.scrollHeight - innerHeight - scrollY
  // The last sections may be too short to reach the top.
  const line = left <= 1 ? innerHeight : Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + LEEWAY
  const tops = links.map(headingTop)
  const target = links.findIndex(({ hash }) => hash === location.hash)
  const current = currentHeading(tops, line, target)
  const middles = links.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2)
  const read = placeBetween([...tops, line + left], [...middles, list.offsetHeight], current, line)
  list.style.setProperty('--read', `${read}px`)
  for (const [index, link] of links.entries()) {
    if (index !== current) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) mark(link)
  }
}

/** The last heading above a line in the window (px), or the one that the address names while it is above the line; -1 for none. */
export function currentHeading(tops: readonly number[], line: number, target: number): number {
  const targetTop = tops[target] ?? -1
  return targetTop >= 0 && targetTop < line ? target : tops.findLastIndex((top) => top < line)
}

/**
 * The place in the contents that is as far between the middles of two links as the line is between the tops of their headings. The
 * last top is the end of the text, and the last middle that of the list.
 */
export function placeBetween(
  tops: readonly number[],
  middles: readonly number[],
  current: number,
  line: number,
): number {
  const [top = line, next = line] = [tops[current], tops[current + 1]]
  const [from = 0, to = from] = [middles[current], middles[current + 1]]
  const share = next > top ? Math.min((line - top) / (next - top), 1) : Number(current >= 0)
  return from + Math.max(share, 0) * (to - from)
}

function headingTop(link: HTMLAnchorElement): number {
  const fragment = link.getAttribute('href')?.slice(1) ?? ''
  const heading = document.getElementById(ID_PREFIX + withoutPrefix(fragment))
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
