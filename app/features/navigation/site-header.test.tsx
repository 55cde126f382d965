import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SiteHeader } from './site-header.tsx'

const menu = { open: false, panel: { current: null }, button: { current: null }, close: () => {} }
const header = (resume?: string) =>
  renderToStaticMarkup(<SiteHeader brand="Robin" resume={resume} current={null} menu={menu} />)

test('has the button of the command palette, unless the owner has turned it off', () => {
  vi.stubEnv('SITE_HAS_PALETTE', 'yes')
  expect(header()).toContain('Search and commands')
  vi.stubEnv('SITE_HAS_PALETTE', '')
  expect(header()).not.toContain('Search and commands')
})

test('[NAV-3] the resume has an item, unless the owner has none', () => {
  expect(header('https://a.example')).toContain('href="https://a.example" target="_blank"')
  expect(header()).not.toContain('Resume')
})
