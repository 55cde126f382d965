import { expect, test } from 'vitest'
import { robots } from './robots.ts'

test('allows everything and names the sitemap by its complete address', () => {
  const lines = robots('https://ada.example/me/').trim().split('\n')
  expect(lines).toEqual(['User-agent: *', 'Allow: /', '', 'Sitemap: https://ada.example/me/sitemap.xml'])
})
