import { expect, test } from 'vitest'
import { QUARTO } from '#scripts/import/blog/generators.ts'
import { convertedPost } from '#tests/support/converted-post.ts'
import { bodyOf, imported } from '#tests/support/imported-blog.ts'

test.each([
  // Films and sounds are files, and players are links alone in their paragraphs.
  {
    written: 'A <video src="/f.mp4" title="F" controls></video> b',
    converted: 'A \n\n![F](images/one/f.mp4)\n\n b',
  },
  {
    written: '<video controls\n  loop autoplay>\n\n<source src="/f.mp4">\n</video>',
    converted: '![](images/one/f.mp4#loop)',
  },
  { written: '<audio controls src="/f.mp3"></audio>', converted: '![](images/one/f.mp3)' },
  // A blank or a bracket would end the link.
  {
    written: '<a href="/f.mp4#t=1 (a)">The film</a>',
    converted: '[The film](images/one/f.mp4#t=1%20%28a%29)',
  },
  {
    written: '<iframe src="/chart.html#a (b)" title="C"></iframe>',
    converted: '![C](/chart.html#a%20%28b%29)',
  },
  { written: '{% video /f.mp4 360 270 /a.png %}', converted: '![](images/one/f.mp4)' },
  {
    written: 'a\n<iframe src="https://www.youtube.com/embed/x_1?rel=0"></iframe>\nb',
    converted: 'a\n\n[Video](https://www.youtube.com/watch?v=x_1)\n\nb',
  },
  {
    written: '<iframe src="/chart.html" height="400" title="C"></iframe>',
    converted: '![C](/chart.html#height=400)',
  },
  { written: '{{< tweet user="ada" id="1" >}}', converted: '[Tweet by @ada](https://x.com/ada/status/1)' },
  {
    written: '> a\n> {{< youtube x_1 >}}',
    converted: '> a\n> \n> [Video](https://www.youtube.com/watch?v=x_1)',
  },
])('converts films, sounds and players: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test('films of the blog become films, and those elsewhere stay links', async () => {
  const text = [
    '![A demo](/assets/demo.mp4 "The trainer")',
    '<video src="/assets/demo.mp4" controls></video>',
    '<video autoplay muted loop title="The descent"><source src="/assets/loop.webm" type="video/webm"></video>',
    '<audio controls src="/assets/talk.mp3"></audio>',
    '<video src="https://elsewhere.example/a.mp4"></video>',
    '<iframe src="https://www.youtube.com/embed/abc"></iframe>',
  ].join('\n\n')
  const posts = { '_posts/2014-07-01-one.md': text }
  const films = ['assets/demo.mp4', 'assets/loop.webm', 'assets/talk.mp3']
  const { texts, pictures } = await imported('Jekyll', posts, films)
  expect(bodyOf(texts['one'])?.split(/\n+/)).toEqual([
    '![A demo](images/one/demo.mp4 "The trainer")',
    '![](images/one/demo.mp4)',
    '![The descent](images/one/loop.webm#loop)',
    '![](images/one/talk.mp3)',
    '[Video](https://elsewhere.example/a.mp4)',
    '[Video](https://www.youtube.com/watch?v=abc)',
  ])
  expect(Object.values(pictures)).toEqual(films)
})

test('a film that a post of Quarto links to comes along, and so does a picture', async () => {
  const text = [
    '---\ntitle: A\n---',
    '[The run](demo.mp4)',
    '[The same](clips/two%20runs.mov#t=5)',
    '[The plot](plot.png)',
    '[Slides](slides.pdf)',
  ].join('\n\n')
  const files = ['demo.mp4', 'clips/two runs.mov', 'plot.png', 'slides.pdf'].map((file) => `posts/a/${file}`)
  const { texts, pictures, findings } = await imported(QUARTO, { 'posts/a/index.qmd': text }, files)
  expect(bodyOf(texts['a'])?.trim().split(/\n+/)).toEqual([
    '[The run](images/a/demo.mp4)',
    '[The same](images/a/two-runs.mov#t=5)',
    '[The plot](images/a/plot.png)',
    '[Slides](slides.pdf)',
  ])
  expect(Object.values(pictures)).toEqual(files.slice(0, 3))
  expect(findings).toEqual(['files to copy into public/ | posts/a/index.qmd |  | posts/a/slides.pdf'])
})

test('pictures of one name in many folders have numbers, in names that every system can have', async () => {
  const folders = Array.from({ length: 150 }, (_, number) => `assets/${number}`)
  const long = `${'é'.repeat(120)}.png`
  const paths = [...folders.map((folder) => `${folder}/plot.png`), `assets/${long}`]
  const text = paths.map((path) => `![](/${path})`).join('\n\n')
  const { pictures } = await imported('Jekyll', { '_posts/2014-07-01-one.md': text }, paths)
  const names = Object.keys(pictures)
  expect(names).toHaveLength(151)
  expect(names).toContain('images/one/plot-150.png')
  for (const name of names) expect(Buffer.byteLength(name.slice(name.lastIndexOf('/') + 1))).toBeLessThan(221)
})
