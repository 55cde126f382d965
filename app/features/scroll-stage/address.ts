import { SECTIONS, type Section, type StageListener } from './stage-reducer.ts'

/** Moves the stage by links to sections, back and forward, and find-in-page (STAGE-5, STAGE-9, STAGE-10). */
export const listenToAddress: StageListener = (root, dispatch, signal) => {
  function select({ type, target, timeStamp: time }: Event) {
    const section = type === 'beforematch' ? sectionAround(target) : sectionOfAddress()
    if (section) dispatch({ type: 'select', section, time })
  }

  // The address may have changed since the stage has opened, a moment ago. That of the section on show changes nothing.
  const named = location.hash === '' ? undefined : sectionOfAddress()
  if (named) dispatch({ type: 'select', section: named, time: performance.now() })
  for (const type of ['popstate', 'hashchange']) addEventListener(type, select, { signal })
  root.addEventListener('beforematch', select, { signal })
}

/** The section that the address names, or that contains the element it names, such as a project (STAGE-9). */
export function sectionOfAddress(): Section | undefined {
  return location.hash === '' ? 'hero' : sectionAround(namedElement())
}

/** The element inside a section that the address names. */
export function namedInside(section: Section): Element | null {
  const named = namedElement()
  const isInside = named?.id !== section && sectionAround(named) === section
  return isInside ? named : null
}

/** Replaces the address with that of a section (STAGE-9); the hero has the bare path. A fragment inside the section stays. */
export function replaceAddress(section: Section): void {
  if (namedInside(section)) return
  const address = new URL(location.href)
  address.hash = section === 'hero' ? '' : section
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** The element that the fragment of the address names. */
function namedElement(): Element | null {
  return document.getElementById(location.hash.slice(1))
}

/** The section that contains a target of events, or is it. */
function sectionAround(target: EventTarget | null): Section | undefined {
  if (!(target instanceof Element)) return undefined
  return SECTIONS.find((id) => target.closest(`#${id}`))
}
