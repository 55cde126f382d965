// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
})

test('redirects the address of a page with a slash at the end, as other hosts do', async () => {
  vi.stubEnv('SITE_HAS_PAGES', 'true')
  vi.doMock('#app/lib/site/site-identity.ts', async (original) => ({
    ...(await original()),
    SITE_PAGES: [{ name: 'now', title: 'Now' }],
  }))
  const startPage = vi.fn<() => void>()
  vi.doMock('#app/start-page.tsx', () => ({ startPage }))
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  history.replaceState(null, '', '/now/?a=b#part')
  await import('./entry.tsx')
  expect(replace.mock.calls).toEqual([['/now?a=b#part']])
  expect(startPage).not.toHaveBeenCalled()
})
