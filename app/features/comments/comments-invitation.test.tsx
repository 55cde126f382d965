// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CommentsInvitation } from './comments-invitation.tsx'

vi.mock('#app/lib/words/live.ts', () => ({ loading: 'Wird geladen' }))

test('reports in the language of the site that the comments are loading', () => {
  const ids = { repo: 'me/notes', repoId: 'R', category: 'Comments', categoryId: 'C' }
  render(<CommentsInvitation settings={{ ...ids, mapping: 'pathname' }} />)
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('status').textContent).toBe('Wird geladen')
})
