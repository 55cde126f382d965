import { expect, test } from 'vitest'
import { all, body, text } from '#tests/support/markdown/markdown-elements.ts'

const frames = async (markdown: string) => (await all(markdown, 'iframe')).map(({ properties }) => properties)

test('shows a page of the site in a sandboxed frame, with its words as its name', async () => {
  expect(await frames('![Loss surface](/plots/loss.html)')).toEqual([
    {
      className: ['page-frame'],
      title: 'Loss surface',
      sandbox: 'allow-scripts',
      loading: 'lazy',
      height: null,
      src: '/plots/loss.html',
    },
  ])
})

test.each([
  { written: '/a%20b.html#height=420', height: '420', src: '/a%20b.html' },
  { written: '/a.htm#height=99999', height: null, src: '/a.htm' },
  { written: '/a.html#height=0', height: null, src: '/a.html' },
  { written: '/a.html#height=1e3', height: null, src: '/a.html' },
  { written: '/a.html#part', height: null, src: '/a.html' },
])('gives the frame of $written the height $height', async ({ written, height, src }) => {
  expect(await frames(`![x](${written})`)).toMatchObject([{ height, src }])
})

test('a title, or an emphasis below it, is the caption of a frame', async () => {
  for (const markdown of ['![x](/a.html "The caption")', '![x](/a.html)\n\n*The caption*']) {
    const [figure] = await all(markdown, 'figure')
    expect(figure?.children).toMatchObject([
      { tagName: 'iframe' },
      { tagName: 'a' },
      { tagName: 'figcaption' },
    ])
    expect(text(figure)).toBe('The caption')
  }
})

test.each([
  'plots/loss.html',
  '../public/loss.html',
  '/articles/loss.html',
  '/%61rticles/loss.html',
  'https://elsewhere.example/loss.html',
  '//elsewhere.example/loss.html',
  '/../loss.html',
])('shows the words of a page that is no page of the site: %s', async (written) => {
  const markdown = `Before ![the words](${written}) after`
  expect(await all(markdown, 'iframe', 'img')).toEqual([])
  expect(text(await body(markdown)).trim()).toBe('Before the words after')
})

test('shows no frame in a link, whose presses it would take', async () => {
  const markdown = '[![words](/a.html)](https://x.example)'
  expect(await all(markdown, 'iframe')).toEqual([])
  expect(text(await body(markdown)).trim()).toBe('words')
})
