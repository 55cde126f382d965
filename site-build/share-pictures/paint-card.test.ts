import { crc32, inflateSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { darkColours, readTokens } from '#site-build/theme/token-colours.ts'
import { CARD, CARD_TOKENS } from './card.ts'
import { cardLandscape } from './card-landscape.ts'
import { cardWords } from './card-words.ts'
import { fontFiles } from './font-files.ts'
import { cardPainter } from './paint-card.ts'

const fonts = await fontFiles('.')
const colours = darkColours(await readTokens('.', 'tests/fixtures/theme.css'), CARD_TOKENS)
/** 60 kB, because some apps leave out larger pictures on slow connections. */
const MAX_BYTES = 60_000

const card = (title: string, lang = 'en') => ({
  title,
  lang,
  line: '15 March 2026',
  site: 'Ada',
  seed: title,
})
const paint = cardPainter(colours, fonts)
const painted = (title: string, lang?: string) => paint(card(title, lang))
const glyphsOf = async (title: string, lang?: string) => {
  const { glyphs, softGlyphs, missing } = await cardWords(card(title, lang), fonts)
  return { glyphs: [...glyphs, ...softGlyphs].filter(({ outline }) => outline.length > 0), missing }
}

const TITLES = [
  ['short', 'RoPE', 'en'],
  ['200 characters', 'Everything that can go wrong in a long night '.repeat(5).slice(0, 200), 'en'],
  ['no spaces', 'x'.repeat(300), 'en'],
  ['Vietnamese', 'Hành trình huấn luyện một mô hình ngôn ngữ nhỏ', 'vi'],
  ['Greek and Cyrillic', 'Γιατί η ορμή · Почему импульс', 'el'],
  ['Chinese', '从零开始训练语言模型（2026 年版）', 'zh'],
  ['traditional Chinese', '從零開始訓練語言模型', 'zh-TW'],
  ['Japanese', '東京で機械学習エンジニアとして働く', 'ja'],
  ['Korean', '작은 언어 모델을 학습시키는 방법', 'ko'],
  ['Arabic', 'كيف تدرّب نموذجًا لغويًا صغيرًا (الجزء الأول)', 'ar'],
  ['Hebrew', 'איך לאמן מודל שפה קטן', 'he'],
  ['Hindi', 'भाषा मॉडल को प्रशिक्षित करना', 'hi'],
  ['Thai', 'ทำไมโมเมนตัมจึงเลยจุดต่ำสุด', 'th'],
  ['emoji', 'Shipping 🚀 a blog 👨‍👩‍👧 in 🇻🇳 with ❤️', 'en'],
  ['code', '`std::vector<T>&` → `[[x]] ?? {}`', 'en'],
  ['mathematics', '∑ αᵢ ≤ √n', 'en'],
]

test.each(TITLES)(
  'a title of the kind "%s" has glyphs, in a small picture',
  async (_kind, title = '', lang = '') => {
    const { png, missing } = await painted(title, lang)
    expect(missing).toEqual([])
    expect(imageSize(png)).toMatchObject({ ...CARD, type: 'png' })
    expect(png.length).toBeLessThan(MAX_BYTES)
  },
)

test('the PNG has the right checksums, and as many lines as it says', async () => {
  const png = Buffer.from((await painted('A title')).png)
  const types: string[] = []
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at)
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)))
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') expect(inflateSync(png.subarray(at + 8, end))).toHaveLength(1201 * 630)
    types.push(type)
    at = end + 4
  }
  expect(types).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
})

test('the same card is the same picture, and another title has another landscape', async () => {
  const other = cardPainter(colours, fonts)
  await other(card('B title'))
  // As texts: to show how two buffers differ takes minutes.
  const textOf = async (made: ReturnType<typeof other>) => Buffer.from((await made).png).toString('base64')
  expect(await textOf(other(card('A title')))).toBe(await textOf(painted('A title')))
  expect(cardLandscape('A title').steps).not.toEqual(cardLandscape('B title').steps)
})

test('a title in a script without a font is replaced by the name of the site, and reported', async () => {
  const { glyphs, missing } = await glyphsOf('ᚠᚢᚦ')
  expect(missing).toEqual(['ᚠ', 'ᚢ', 'ᚦ'])
  const spaces = 2
  expect(glyphs).toHaveLength('Ada'.length + '15 March 2026'.length - spaces)
})

test('a sign without a font is left out, and reported', async () => {
  const { glyphs, missing } = await glyphsOf('A 𝀀 title')
  expect(missing).toEqual(['𝀀'])
  expect(glyphs).toHaveLength((await glyphsOf('A title')).glyphs.length)
})

test('letters of Arabic are joined, and their title stands at the right edge', async () => {
  const { glyphs } = await cardWords({ ...card('ببب', 'ar'), line: '', site: '' }, fonts)
  // At the start, in the middle and at the end of a word a letter has different forms.
  expect(new Set(glyphs.map(({ outline }) => JSON.stringify(outline))).size).toBeGreaterThanOrEqual(3)
  expect(Math.min(...glyphs.map(({ x }) => x))).toBeGreaterThan(CARD.width / 2)
})
