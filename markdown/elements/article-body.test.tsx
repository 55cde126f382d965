import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { element } from '#markdown/tree.ts'
import { ArticleBody } from './article-body.tsx'

const blocks = (count: number): Root => ({
  type: 'root',
  children: Array.from({ length: count }, (_, index) => element('p', {}, [`Paragraph ${index}`])),
})

test('marks only a long text for layout near the window', () => {
  expect(renderToStaticMarkup(<ArticleBody tree={blocks(6_000)} />)).toContain('class="prose prose-long"')
  expect(renderToStaticMarkup(<ArticleBody tree={blocks(2_000)} />)).toContain('class="prose"')
})

test('has the direction of its language, and without one that of its first letter', () => {
  const directionOf = (lang?: string) =>
    /dir="(\w+)"/.exec(renderToStaticMarkup(<ArticleBody tree={blocks(1)} lang={lang} />))?.[1]
  expect([directionOf('ar'), directionOf('en'), directionOf()]).toEqual(['rtl', 'ltr', 'auto'])
})
