// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAnalytics } from './start-analytics.ts'

const service = {
  host: location.host,
  script: 'https://stats.example/script.js',
  attributes: { 'data-website-id': '1' },
  globals: { counter: { o: {} } },
}

function load(changed: Partial<typeof service> = {}) {
  startAnalytics({ ...service, ...changed }, 'analytics')
  expect(append).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
}

const append = vi.fn<(element: string | Node) => void>()

beforeEach(() => {
  // happy-dom would load the script.
  vi.spyOn(document.head, 'append').mockImplementation(append)
  append.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test('adds the script with its attributes once the page has loaded', () => {
  load()
  const element = append.mock.lastCall?.[0] as HTMLScriptElement
  expect(element.src).toBe('https://stats.example/script.js')
  expect(element.dataset.websiteId).toBe('1')
  expect(globalThis).toHaveProperty('counter', { o: {} })
})

test('counts no visits on another host, such as localhost or a preview', () => {
  load({ host: 'me.example' })
  expect(append).not.toHaveBeenCalled()
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'does not count visitors whose browser sends %o',
  (choice) => {
    vi.stubGlobal('navigator', choice)
    load()
    expect(append).not.toHaveBeenCalled()
  },
)
