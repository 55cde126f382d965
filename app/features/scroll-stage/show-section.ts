import { namedInside } from './address.ts'
import { SECTIONS, stageDirection, type Section, type Stage } from './stage-reducer.ts'

/** Shows one section beside the hero and hides the others. The returned function scrolls it into position, and moves a lost focus. */
export function showSection({ section, from }: Pick<Stage, 'section' | 'from'>): () => void {
  const current = document.getElementById(section)
  if (!current) return () => {}
  // Read this first: hidden elements lose the focus at the next layout.
  const focused = document.activeElement
  const elements = stageElements()
  const partWithFocus = elements.find((element) => element.contains(focused))
  for (const element of elements) {
    if (element === current || element.id === 'hero') element.removeAttribute('hidden')
    // Find-in-page finds it (STAGE-10). React cannot write this value.
    else element.setAttribute('hidden', 'until-found')
  }
  return () => {
    // Coming from below, a tall section shows its lower edge, as on a long page.
    const isFromBelow = stageDirection({ section, from }) === 'up' && section !== 'hero'
    current.scrollTop = isFromBelow ? current.scrollHeight : 0
    // A hidden section loses its scroll position without an event, which `lastDrawnScroll` needs.
    current.dispatchEvent(new Event('scroll'))
    namedInside(section)?.scrollIntoView({ inline: 'start', block: 'nearest' })
    // The collapsed hero of a phone hides its links.
    const isLost = partWithFocus?.hasAttribute('hidden') || (partWithFocus && !focused?.checkVisibility())
    // Without frames this runs late, and the visitor may have moved the focus meanwhile.
    const isUnmoved = document.activeElement === focused || document.activeElement === document.body
    if (isLost && isUnmoved) current.focus({ preventScroll: true })
  }
}

/** The section that the visitor is reading on the long page: the last one that begins in the upper half of the window. */
export function sectionInView(): Section {
  const middle = window.innerHeight / 2
  const element = stageElements().findLast((part) => part.getBoundingClientRect().top <= middle)
  const section = element?.id ?? 'hero'
  // A visitor who has begun to scroll is on the way to the second one.
  const isLeavingHero = section === 'hero' && window.scrollY > 0
  return isLeavingHero ? (SECTIONS[1] ?? section) : section
}

/** The elements of the hero and of all sections, in their order. */
function stageElements(): HTMLElement[] {
  return SECTIONS.flatMap((section) => document.getElementById(section) ?? [])
}
