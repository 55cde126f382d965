import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formattedFile } from '#app/lib/articles/formatted-file.ts'
import { ArticleBody } from '#markdown/elements/article-body.tsx'
import { formatArticle } from '#markdown/format-article.ts'
import { checkArticle } from '#site-build/articles/checks/check-article.ts'
import { measurePictures } from '#site-build/articles/pictures/measure-pictures.ts'
import { originalOf } from '#site-build/files/articles-beside-site.ts'
import type { TextPlaces } from '#site-build/model.ts'
import { textOf } from '#site-build/read/findings.ts'
import { gitBlobSha, readCheckout } from '#site-build/source/checkout.ts'
import { NO_PICTURES } from '#tests/support/markdown/checked-text.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const FILM = readFileSync('tests/fixtures/films/tiny.mp4')
const COPY = `/assets/films/${gitBlobSha(FILM)}.mp4`
const ELSEWHERE = 'https://elsewhere.example/demo.mp4'

/** An article of a site with these files in `articles/`: its HTML, its cover, and what the build says about it. */
async function built(text: string, files: Record<string, Buffer>, places: Partial<TextPlaces> = {}) {
  const pictures = Object.entries(files).map(([path, bytes]) => ({ path, read: async () => bytes }))
  const measured = await measurePictures(pictures, true)
  const all = { ...NO_PICTURES, measured, ...places }
  const file = { name: 'One', text, sha: '0'.repeat(40) }
  const { article, body } = checkArticle(formattedFile(file, await formatArticle(text, all)), all)
  const html = renderToStaticMarkup(ArticleBody({ tree: body }))
  return { html, cover: article.facts.cover, findings: article.textFindings.map(textOf) }
}

test('gives a player the size of its film and its copy, which is named after its content', async () => {
  const { html, findings } = await built('![A demo](films/demo.mp4 "The trainer")', {
    'films/demo.mp4': FILM,
  })
  expect(html).toContain(
    `<video src="${COPY}" controls="" preload="metadata" aria-label="A demo" playsInline="" data-source="https://raw.example/me/notes/main/articles/films/demo.mp4" width="64" height="36"><a href="${COPY}" rel="noopener noreferrer">A demo</a></video><a class="paper-link" href="${COPY}" data-name="A demo"></a><figcaption>The trainer</figcaption>`,
  )
  expect(findings).toEqual([])
})

test('shows a film of public/ at its address, and one that is higher than wide within the window', async () => {
  const bytes = Buffer.from(FILM)
  const [width, height] = [bytes.indexOf('tkhd') + 80, bytes.indexOf('tkhd') + 84]
  bytes.writeUInt16BE(36, width)
  bytes.writeUInt16BE(64, height)
  const publicFolder = temporaryFolder()
  writeFiles(publicFolder, { 'films/tall.mp4': bytes })
  const { html, findings } = await built('![A demo](/films/tall.mp4)', {}, { publicFolder })
  expect(html).toMatch(/<video src="\/films\/tall\.mp4" [^>]*width="36" height="64" class="film-tall"/)
  expect(html).not.toContain('data-source')
  expect(findings).toEqual([])
})

test.each([
  ['with spaces', { path: 'my demo.mp4', written: 'my%20demo.mp4' }],
  ['with a percent sign', { path: '100% real.mp4', written: '100%25%20real.mp4' }],
  [
    'whose accents are characters of their own',
    { path: 'e\u0301te\u0301.mp4', written: 'e\u0301te\u0301.mp4' },
  ],
  ['in another script', { path: '映画.MP4', written: '映画.MP4' }],
])('finds a film %s', async (_kind, { path, written }) => {
  const { html, findings } = await built(`![A demo](${written})`, { [path]: FILM })
  expect(html).toContain(`<video src="${COPY}"`)
  expect(findings).toEqual([])
})

test.each([
  [
    'films/demos.mp4',
    'film: expected a film at articles/films/demos.mp4, found none (close: "films/demo.mp4")',
  ],
  ['talk.mp3', 'sound file: expected a sound file at articles/talk.mp3, found none'],
  ['/films/none.webm', 'film: expected a film in articles/ or public/ at "/films/none.webm", found none'],
])('names the missing file %s, and shows its words', async (written, message) => {
  const { html, findings } = await built(`Before\n\n![A demo](${written})`, { 'films/demo.mp4': FILM })
  expect(html).toContain('A demo')
  expect(html).not.toContain('paper-link')
  expect(html).not.toContain('<video')
  expect(findings).toEqual([`articles/One.md:3: ${message}; its words are shown instead`])
})

test('says of a film whose name only looks the same that its accents have another form', async () => {
  const { findings } = await built('![A demo](\u00e9t\u00e9.mp4)', { 'e\u0301te\u0301.mp4': FILM })
  expect(findings).toHaveLength(1)
  expect(findings[0]).toContain('looks the same, but has its accents in another form')
})

test.each([
  ['', 'an empty file'],
  ['<!doctype html><p>Not found', 'a file that is neither MP4, QuickTime, WebM, MP3 nor Ogg'],
  ['version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n', 'a pointer of Git LFS'],
])('refuses the film %j, and shows its words', async (content, found) => {
  const { html, findings } = await built('![A demo](a.mp4#loop)', { 'a.mp4': Buffer.from(content) })
  expect(html).toContain('A demo')
  expect(html).not.toContain('paper-link')
  expect(html).not.toContain('<video')
  expect(findings).toHaveLength(1)
  expect(findings[0]).toContain(
    'articles/One.md:1: film articles/a.mp4: expected a film or sound that browsers play, found ',
  )
  expect(findings[0]).toContain(found)
})

test('reads of a film on this disk only what says something about it, because it may be larger than the memory', async () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'films/a.mp4': FILM })
  const { pictures } = await readCheckout(folder)
  const unread = pictures.map((picture) => ({
    ...picture,
    read: () => Promise.reject(new Error('too large')),
  }))
  const measured = await measurePictures(unread, true)
  const copy = `assets/films/${gitBlobSha(FILM)}.mp4`
  expect(measured.get('films/a.mp4')).toMatchObject({ copy, isRefused: false })
  const [picture] = unread
  expect(await originalOf(picture!)()).toEqual({ copiedFrom: join(folder, 'films/a.mp4') })
})

test('says of a film in a codec that many browsers do not play how to convert it, and shows it', async () => {
  const hevc = Buffer.from(FILM.toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1')
  const { html, findings } = await built('![A demo](films/a.mov)', { 'films/a.mov': hevc })
  expect(html).toContain('<video')
  expect(findings).toEqual([
    'articles/One.md:1: film articles/films/a.mov: expected pictures in H.264, VP9 or AV1, which all browsers play, found HEVC (H.265). `ffmpeg -i "a.mov" -pix_fmt yuv420p -movflags +faststart "a-web.mp4"` converts it.',
  ])
})

test('names a film of a format that browsers do not play, with its line, and how to convert it', async () => {
  const { findings } = await built('Before\n\n![A demo](films/demo.avi)', {})
  expect(findings).toEqual([
    'articles/One.md:3: film: expected .mp4, .webm, .mov, .mp3, .m4a or .ogg, which browsers play, found "films/demo.avi"; its words are shown instead. `ffmpeg -i "demo.avi" -pix_fmt yuv420p -movflags +faststart "demo-web.mp4"` converts it.',
  ])
})

test('names a film on another host, and a cover that is a film', async () => {
  const { html, cover, findings } = await built(`---\ncover: demo.mp4\n---\n\n![A demo](${ELSEWHERE})`, {
    'demo.mp4': FILM,
  })
  expect(html).toContain(`<a href="${ELSEWHERE}"`)
  expect(cover).toBeUndefined()
  expect(findings).toEqual([
    `articles/One.md:5: film: expected a file of the repository or of public/, found "${ELSEWHERE}" on another host; it is shown as a link`,
    'articles/One.md:2: cover: expected PNG or JPEG, found a film; the site draws a picture',
  ])
})
