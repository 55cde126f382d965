import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SiteHeader } from './site-header.tsx'

const menu = { open: false, panel: { current: null }, button: { current: null }, close: () => {} }
const header = () =>
  renderToStaticMarkup(
    <SiteHeader {...{ brand: 'Robin', resume: 'https://a.example', current: null, menu }} />,
  )

test('has the button of the command palette, unless the owner has turned it off', () => {
  vi.stubEnv('SITE_HAS_PALETTE', 'yes')
  expect(header()).toContain('Search and commands')
  vi.stubEnv('SITE_HAS_PALETTE', '')
  expect(header()).not.toContain('Search and commands')
})
