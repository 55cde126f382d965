// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { startAnalytics } from './start-analytics.ts'

const append = vi.fn<(element: string | Node) => void>()

function load(host = location.host) {
  const script = 'https://stats.example/script.js'
  const globals = { counter: { o: {} } }
  startAnalytics({ host, script, attributes: { 'data-website-id': '1' }, globals }, 'analytics')
  expect(append).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  return append.mock.lastCall?.[0] as HTMLScriptElement | undefined
}

beforeEach(() => {
  append.mockClear()
  // happy-dom would load the script.
  vi.spyOn(document.head, 'append').mockImplementation(append)
})

test('adds the script with its attributes once the page has loaded, and not on another host, such as a preview', () => {
  expect(load('me.example')).toBeUndefined()
  const script = load()
  expect([script?.src, script?.dataset.websiteId]).toEqual(['https://stats.example/script.js', '1'])
  expect(globalThis).toHaveProperty('counter', { o: {} })
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'does not count visitors whose browser sends %o',
  (choice) => {
    vi.stubGlobal('navigator', choice)
    expect(load()).toBeUndefined()
  },
)
