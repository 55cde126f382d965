import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Live } from '#app/lib/live.ts'
import { ArticleView } from './article-page.tsx'

const gone = { status: 'failed', copy: null, fault: { kind: 'missing' } } as const

test.each<[string, Live<never>]>([
  ['A stranger’s words', { status: 'loading', copy: null }],
  ['A stranger’s words', gone],
  ['../A stranger’s words', { ...gone, fault: { kind: 'refused' } }],
])('[ART-4] does not repeat an unconfirmed name from the address (%s, %j)', (name, state) => {
  const html = renderToStaticMarkup(<ArticleView name={name} state={state} retry={() => {}} />)
  expect(html).toContain('<h1')
  expect(html).not.toContain('stranger')
})

test('the byline names a guest, with a link to their address', () => {
  const author = { name: 'Ada', url: 'https://ada.example/' }
  const value = { name: 'One', sha: '0', title: 'One', description: '', minutes: 6, text: null, author }
  const state = { status: 'ready', copy: { value, takenAt: null } } as const
  const html = renderToStaticMarkup(<ArticleView name="One" state={state} retry={() => {}} />)
  expect(html).toMatch(/By <a href="https:\/\/ada\.example\/"[^>]*>Ada<\/a>/)
})
