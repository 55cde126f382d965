import { expect, test } from 'vitest'
import { all, text } from '#tests/support/markdown/markdown-elements.ts'
import { embedOf } from './embeds.ts'

const NOCOOKIE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
const PLAYER = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', NOCOOKIE],
  ['http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ', NOCOOKIE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', NOCOOKIE],
  ['//m.youtube.com/watch?v=dQw4w9WgXcQ', NOCOOKIE],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', `${NOCOOKIE}&start=90`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', `${NOCOOKIE}&start=3723`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1m30s', `${NOCOOKIE}&start=90`],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=7', `${NOCOOKIE}&start=7`],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', NOCOOKIE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', NOCOOKIE],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', NOCOOKIE],
  ['https://vimeo.com/76979871', PLAYER],
  ['https://vimeo.com/channels/staffpicks/76979871#t=10s', `${PLAYER}#t=10s`],
  ['https://vimeo.com/76979871/8272103f6e', `${PLAYER}&h=8272103f6e`],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${PLAYER}&h=8272103f6e`],
  ['https://huggingface.co/spaces/Me_1/My.Demo', 'https://me-1-my-demo.hf.space/'],
  ['https://hf.co/spaces/me/demo/', 'https://me-demo.hf.space/'],
  ['https://me-demo.hf.space/?__theme=dark', 'https://me-demo.hf.space/?__theme=dark'],
])('knows the frame of %s', (address, frame) => {
  expect(embedOf(address)?.frame).toBe(frame)
})

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ/../../evil',
  'https://youtu.be:444/dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://huggingface.co/me/model',
  'https://huggingface.co/spaces/me/demo/tree/main',
  `https://huggingface.co/spaces/me/${'a'.repeat(70)}`,
  'https://hf.space/',
  'https://me@[::1',
  'dQw4w9WgXcQ',
  'mailto:a@youtu.be',
])('has no frame for %s', (address) => {
  expect(embedOf(address)).toBeNull()
})

const FILM = 'https://youtu.be/dQw4w9WgXcQ'

test.each([`[The talk](${FILM})`, FILM, `<${FILM}>`, 'www.youtube.com/watch?v=dQw4w9WgXcQ'])(
  'marks a link to a film that is alone in its paragraph: %s',
  async (markdown) => {
    const [paragraph] = await all(markdown, 'p')
    expect(paragraph?.properties.className).toEqual(['embed'])
    // Without scripts, in feeds and on paper it stays this link.
    expect(paragraph?.children).toMatchObject([{ tagName: 'a' }])
  },
)

test.each([
  `[The talk](${FILM}) of last year`,
  `${FILM}\n${FILM}`,
  `- [The talk](${FILM})\n\n- [Another](${FILM})`,
  `> ${FILM}`,
  '[The site](https://youtube.com)',
])('leaves a link in other words, in a list or in a quote as it is: %s', async (markdown) => {
  const classes = (await all(markdown, 'p')).flatMap(({ properties }) => properties.className)
  expect(classes).not.toContain('embed')
})

test('names a card by the words of its link', async () => {
  const [link] = await all(`[The *talk*](${FILM})`, 'a')
  expect(text(link)).toBe('The talk')
})
