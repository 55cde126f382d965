// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Entries } from './entries.tsx'

test('an entry shows all of its fields, and its title leads to its address', () => {
  const entry = {
    title: 'Engineer',
    organisation: 'Bridges',
    period: '2019 – now',
    place: 'Bern',
    text: 'Spans.',
    points: ['Fewer cracks', 'More trains'],
    link: 'https://bridges.example/',
    tags: ['Steel', 'C'],
  }
  render(<Entries section="work" entries={[entry]} />)
  const heading = screen.getByRole('heading', { level: 3 })
  expect(within(heading).getByRole('link').getAttribute('href')).toBe(entry.link)
  for (const words of [
    'Bridges',
    '2019 – now',
    'Bern',
    'Spans.',
    'Fewer cracks',
    'More trains',
    'Steel',
    'C',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  expect(heading.closest('li')?.id).toBe('entry-work-1')
})

test('an entry with nothing but a title has no empty lines', () => {
  render(<Entries section="languages" entries={[{ title: 'Romansh' }]} />)
  const heading = screen.getByRole('heading', { level: 3, name: 'Romansh' })
  expect(heading.parentElement?.children).toHaveLength(1)
  expect(heading.closest('li')?.querySelector('a, p, ul')).toBeNull()
})
