// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { SiteFooter } from './site-footer.tsx'

afterEach(cleanup)

test('the footer names the owner, and links to the profiles and the feed', () => {
  render(<SiteFooter {...site} year={2031} />)
  const footer = within(screen.getByRole('contentinfo'))
  for (const words of [site.owner.name, site.owner.role, '© 2031'])
    expect(footer.getByText(words)).toBeTruthy()
  const { github, linkedin, resume } = site.links
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    ...[github, linkedin, resume],
    '/rss.xml',
  ])
  for (const link of footer.getAllByRole('link', { name: /new tab/ }))
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('the footer leaves out profiles that the owner does not have', () => {
  render(<SiteFooter {...site} links={{ resume: 'https://r.example/' }} year={2031} />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Resume (opens in a new tab)',
    'RSS',
  ])
})
