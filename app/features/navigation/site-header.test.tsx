import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SITE_IDENTITY } from '#app/lib/site/site-identity.ts'
import { SiteHeader } from './site-header.tsx'

const header = () => renderToStaticMarkup(<SiteHeader current={null} />)

test('contains the button of the command palette, unless the owner has turned it off', () => {
  vi.stubEnv('SITE_HAS_PALETTE', 'yes')
  expect(header()).toContain('Search and commands')
  vi.stubEnv('SITE_HAS_PALETTE', '')
  expect(header()).not.toContain('Search and commands')
})

test('[NAV-3] contains the resume, unless the owner has none', () => {
  expect(header()).not.toContain('Resume')
  Object.assign(SITE_IDENTITY, { resume: 'https://a.example' })
  expect(header()).toContain('href="https://a.example" target="_blank" rel="noopener noreferrer"')
  delete SITE_IDENTITY.resume
})
