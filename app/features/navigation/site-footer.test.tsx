// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { SiteFooter } from './site-footer.tsx'

test('the footer names the owner, and links to the profiles, the mail and the feed', () => {
  const contact = [
    { label: 'Phone', text: '1', href: 'tel:1' },
    { label: 'Write', text: 'me', href: 'mailto:me@me.example' },
  ]
  render(<SiteFooter {...site} contact={contact} />)
  const footer = within(screen.getByRole('contentinfo'))
  for (const words of [site.owner.name, site.owner.role]) expect(footer.getByText(words)).toBeTruthy()
  // A year would depend on the day of the build, and a cached page would show an old one.
  expect(screen.getByRole('contentinfo').textContent).not.toMatch(/©|\d{4}/)
  const { github, linkedin, resume } = site.links
  const addresses = footer.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/', github, linkedin, resume, 'mailto:me@me.example', '/rss.xml'])
  const relations = footer.getAllByRole('link', { name: /new tab/ }).map((link) => link.getAttribute('rel'))
  expect(relations).toEqual(['me noopener noreferrer', 'me noopener noreferrer', 'noopener noreferrer'])
})
