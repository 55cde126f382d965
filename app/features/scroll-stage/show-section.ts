import { SECTIONS, stageDirection, type Section, type Stage } from './stage-reducer.ts'

/**
 * Shows one section of the live stage and hides the others from sight and from the tab order, but not from the browser's
 * find-in-page (STAGE-10). The intro card is never hidden: the sections are shown beside it.
 *
 * React knows `hidden` only as true or false, so the attribute is written here.
 */
export function showSection({ section, from }: Pick<Stage, 'section' | 'from'>): void {
  const current = document.getElementById(section)
  if (!current) return
  // Read it first: the browser drops the focus from hidden elements as soon as anything asks for the layout.
  const focused = document.activeElement
  const last = elements().find((element) => element.contains(focused))
  for (const element of elements()) {
    if (element === current || element.id === 'hero') element.removeAttribute('hidden')
    else element.setAttribute('hidden', 'until-found')
  }
  // A visitor who comes up from below meets a tall section at its lower edge, as on a long page.
  const isFromBelow = stageDirection({ section, from }) === 'up' && section !== 'hero'
  current.scrollTop = isFromBelow ? current.scrollHeight : 0
  // The collapsed intro card of a phone hides its links.
  const isLost = last?.hasAttribute('hidden') || (last && !focused?.checkVisibility())
  if (isLost) current.focus({ preventScroll: true })
}

/** The section of the long page that the visitor is reading: the last one that begins in the upper half of the window. */
export function sectionInView(): Section {
  const isBegun = ({ top }: DOMRect) => top <= window.innerHeight / 2
  const begun = elements().filter((element) => isBegun(element.getBoundingClientRect()))
  return SECTIONS.find((section) => section === begun.at(-1)?.id) ?? 'hero'
}

function elements(): HTMLElement[] {
  return SECTIONS.flatMap((section) => document.getElementById(section) ?? [])
}
