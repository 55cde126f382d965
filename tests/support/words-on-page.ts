import type { Page } from '@playwright/test'

/** One line of words and its box in the window, in CSS px, without the part that a scroll container hides. */
export type Line = {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  /** It is in a container that scrolls sideways, so it may leave the window. */
  inCarousel: boolean
  /** A container that cannot scroll cuts it off. */
  isCut: boolean
}

/** Every line of words that is visible in the window now. */
export function linesOnPage(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const line = clipped(parent, rect)
        if (line === null) continue
        lines.push({ ...line, text: node.textContent.trim().slice(0, 40) })
      }
    }
    return lines

    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      if (element.closest('script, style, noscript')) return false
      // Words for assistive technology alone are clipped away.
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath.includes('inset(50%)')) return false
      }
      return true
    }

    function clipped(parent: Element, { left, top, right, bottom }: DOMRect) {
      const line = { left, top, right, bottom, inCarousel: false, isCut: false }
      // Fonts have empty space above and below their letters.
      const spare = (bottom - top) * 0.25
      for (let at: Element | null = parent; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (isScrolled(overflowX)) {
          line.inCarousel = true
          line.left = Math.max(line.left, box.left)
          line.right = Math.min(line.right, box.right)
        } else if (overflowX !== 'visible' && (line.left < box.left - 1 || line.right > box.right + 1)) {
          line.isCut = true
        }
        if (isScrolled(overflowY)) {
          line.top = Math.max(line.top, box.top)
          line.bottom = Math.min(line.bottom, box.bottom)
        } else if (
          overflowY !== 'visible' &&
          (line.top < box.top - spare || line.bottom > box.bottom + spare)
        ) {
          line.isCut = true
        }
        if (position === 'fixed') break
      }
      line.top = Math.max(line.top, 0)
      line.bottom = Math.min(line.bottom, innerHeight)
      const height = bottom - top
      return line.bottom - line.top < height * 0.6 || line.right - line.left < 1 ? null : line
    }

    function isScrolled(overflow: string): boolean {
      return overflow === 'auto' || overflow === 'scroll'
    }
  })
}

/** Pairs of lines whose letters overlap. Their line heights may. */
export function overlapsIn(lines: readonly Line[]): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => isOver(one, other))
      .map((other) => `“${one.text}” and “${other.text}”`),
  )
}

function isOver(one: Line, other: Line): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top)
  return across > 2 && down > lower * 0.4
}
