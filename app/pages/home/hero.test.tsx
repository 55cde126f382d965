// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { Hero } from './hero.tsx'

test('facts of the owner stand beside the role', () => {
  const owner = { ...site.owner, facts: ['Bern', 'Open to offers'] }
  render(<Hero {...site} owner={owner} scrolled={false} />)
  const role = screen.getByText(owner.role)
  const words = [...(role.parentElement?.children ?? [])].map(({ textContent }) => textContent)
  expect(words.slice(0, 4)).toEqual([owner.name, owner.role, 'Bern', 'Open to offers'])
})
