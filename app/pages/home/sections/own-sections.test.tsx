// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { OwnPageLink } from '#app/lib/site/own-pages.ts'

afterEach(() => {
  vi.doUnmock('#app/lib/site/site-identity.ts')
  vi.resetModules()
})

/** Loads the modules anew, because they read the sections once. */
async function withSections(sections: { id: string; label: string }[], pages: OwnPageLink[] = []) {
  vi.resetModules()
  vi.doMock('#app/lib/site/site-identity.ts', async (original) => ({
    ...(await original()),
    SITE_SECTIONS: sections,
    SITE_PAGES: pages,
  }))
  return {
    ...(await import('#app/features/scroll-stage/stage-reducer.ts')),
    ...(await import('#app/features/scroll-stage/section-address.ts')),
    ...(await import('#app/features/navigation/nav-items.ts')),
    ...(await import('#app/features/palette/commands.ts')),
  }
}

test('stage, addresses, navigation and palette follow the owner’s sections', async () => {
  const uses = { id: 'uses', label: 'Uses' }
  const { SECTIONS, LONG_PAGE, stageReducer, sectionFromFragment, NAV_ITEMS, commandsOf } =
    await withSections([{ id: 'projects', label: 'Projects' }, uses])
  expect(SECTIONS).toEqual(['hero', 'projects', 'uses'])
  const down = (at: number) => ({ type: 'step', by: 1, via: 'wheel', at }) as const
  const projects = stageReducer({ ...LONG_PAGE, live: true }, down(0))
  expect([projects.section, stageReducer(projects, down(1_000)).section]).toEqual(['projects', 'uses'])
  expect(['#uses', '#projects', '#stack', '#about'].map(sectionFromFragment)).toEqual([
    'uses',
    'projects',
    null,
    null,
  ])
  expect(NAV_ITEMS.map(({ label, href }) => [label, href])).toEqual([
    ['Projects', '/#projects'],
    ['Uses', '/#uses'],
    ['Blog', '/blogs'],
  ])
  const titles = commandsOf({ pages: [], projects: [], mails: [], links: {} }, '').flatMap(
    ({ group, title }) => (group === 'Pages' ? [title] : []),
  )
  expect(titles).toEqual(['Home', 'Projects', 'Uses', 'Blog'])
})
