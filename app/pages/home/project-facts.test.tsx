// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticleLink, ProjectResult } from './project-facts.tsx'
import { TagWords } from './tag-words.tsx'

const PROJECT = { title: 'Speech', description: 'Listens.' }

test('a project shows its year, result and words, and links to the article about it', () => {
  const project = { ...PROJECT, year: 2024, result: 'WER 14.2 → 9.8 %', article: 'C++ & me' }
  render(
    <>
      <ProjectResult project={project} />
      <TagWords tags={['PyTorch', 'C++']} />
      <ArticleLink className="link" project={project} />
    </>,
  )
  for (const words of ['2024', 'WER 14.2 → 9.8 %', 'PyTorch', 'C++'])
    expect(screen.getByText(words)).toBeTruthy()
  const link = screen.getByRole('link', { name: /^Read how/ })
  expect(link.getAttribute('href')).toBe('/blogs/C%2B%2B%20%26%20me')
  expect(link.getAttribute('target')).toBeNull()
  expect(link.dataset['address']).toMatch(/blogs\/C\+\+ & me$/)
})

test('a project without them shows nothing in their place', () => {
  const { container } = render(
    <>
      <ProjectResult project={PROJECT} />
      <TagWords tags={[]} />
      <ArticleLink className="link" project={PROJECT} />
    </>,
  )
  expect(container.innerHTML).toBe('')
})
