import { expect, test } from 'vitest'
import { all, BASES, body } from '#tests/support/markdown/markdown-elements.ts'
import { toString } from 'hast-util-to-string'
import { formatMarkdown } from '#markdown/format-article.ts'

const ADDRESS = `${BASES.files}articles/films/`

const playersOf = (markdown: string) => all(markdown, 'video', 'audio')

test('makes a player of an image whose file is a film: it has controls, and its words are its name', async () => {
  const [film] = await playersOf('![A demo of the trainer](films/demo.mp4)')
  expect(film).toMatchObject({ tagName: 'video' })
  expect(film?.properties).toEqual({
    src: `${ADDRESS}demo.mp4`,
    controls: true,
    preload: 'metadata',
    playsInline: true,
    ariaLabel: 'A demo of the trainer',
  })
})

test.each([
  ['demo.mp4', 'video'],
  ['demo.WEBM', 'video'],
  ['demo.mov', 'video'],
  ['talk.mp3', 'audio'],
  ['talk.m4a', 'audio'],
  ['talk.ogg', 'audio'],
])('plays %s with the element %s', async (file, tagName) => {
  const players = await playersOf(`![x](films/${file}) ![y](/${file})`)
  expect(players.map((player) => player.tagName)).toEqual([tagName, tagName])
  expect(players.map(({ properties }) => properties.src)).toEqual([ADDRESS + file, `/${file}`])
})

test('names a film without words, and shows its title as its caption', async () => {
  const [film] = await playersOf('![](demo.mp4)')
  expect(film?.properties.ariaLabel).toBe('Film')
  const [sound] = await playersOf('![ ](demo.mp3)')
  expect(sound?.properties.ariaLabel).toBe('Sound')
  const [figure] = await all('![A demo](demo.mp4 "The trainer after an hour")', 'figure')
  expect(figure?.children.map((child) => child.type === 'element' && child.tagName)).toEqual([
    'video',
    'a',
    'figcaption',
  ])
  expect(toString(figure!)).toContain('The trainer after an hour')
})

test('on paper a link stands in the place of a film or a frame, without words of its own', async () => {
  const links = await all('![A demo](films/demo.mp4#loop) ![](a.mp3) ![Loss](/a.html#height=90)', 'a')
  expect(links.filter(({ properties }) => properties.className !== undefined)).toMatchObject([
    {
      properties: { className: ['paper-link'], dataName: 'A demo', href: `${ADDRESS}demo.mp4` },
      children: [],
    },
    { properties: { dataName: 'Sound', href: `${BASES.files}articles/a.mp3` } },
    { properties: { dataName: 'Loss', href: '/a.html' } },
  ])
})

test('a loop is muted, and still has controls, which a script removes', async () => {
  const [film] = await playersOf('![The descent](films/descent.mp4#loop)')
  expect(film?.properties).toMatchObject({
    src: `${ADDRESS}descent.mp4`,
    muted: true,
    loop: true,
    dataLoop: true,
    controls: true,
  })
  const { references } = await formatMarkdown('![x](films/descent.mp4#loop)', BASES)
  expect(references).toMatchObject([{ kind: 'picture', address: `${ADDRESS}descent.mp4` }])
  // Sound without controls could not be started.
  expect((await playersOf('![x](talk.mp3#loop)'))[0]?.properties).not.toHaveProperty('loop')
  expect((await playersOf('![x](demo.mp4#t=10)'))[0]?.properties).not.toHaveProperty('loop')
})

test('a program that plays no films shows a link to the file', async () => {
  const [film] = await playersOf('![A demo](films/demo.mp4)')
  expect(film?.children).toMatchObject([{ tagName: 'a', properties: { href: `${ADDRESS}demo.mp4` } }])
})

test('a film on another host becomes a link, because pages load films only from the site and its host', async () => {
  for (const address of ['https://elsewhere.example/demo.mp4', '//elsewhere.example/demo.mp4']) {
    expect(await playersOf(`![A demo](${address})`)).toEqual([])
    const [link] = await all(`![A demo](${address})`, 'a')
    expect(link).toMatchObject({ properties: { href: address }, children: [{ value: 'A demo' }] })
  }
})

test('a film that browsers do not play, and one in a link, are their words', async () => {
  expect(toString(await body('See ![the demo](films/demo.avi).'))).toBe('See the demo.')
  expect(await all('![x](demo.mkv)', 'img', 'video')).toEqual([])
  const [link] = await all('[![the demo](demo.mp4)](https://example.com)', 'a')
  expect(link?.children).toEqual([{ type: 'text', value: 'the demo' }])
})

test('[MD-5] a video in raw HTML stays text', async () => {
  const html = '<video src="films/demo.mp4" autoplay></video>'
  expect(await playersOf(html)).toEqual([])
  expect(toString(await body(html))).toBe(html)
})

test.each([
  'javascript:x.mp4',
  'data:video/mp4,x.mp4',
  'file:///x.mp4',
  '../../x.mp4',
  'javascript:x.mp4#loop',
])('[MD-4] loads no film from %s', async (address) => {
  expect(await all(`![words](<${address}>)`, 'video', 'img', 'a')).toEqual([])
  expect(toString(await body(`![words](<${address}>)`))).toBe('words')
})
