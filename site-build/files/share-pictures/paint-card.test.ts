import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { readTheme } from '#site-build/read/theme/read-theme.ts'
import { type Card, CARD, cardColours } from './card.ts'
import { fontFiles } from './card-fonts.ts'
import { cardPainter } from './paint-card.ts'

const fonts = await fontFiles('.')
const { tokens } = await readTheme('.', 'tests/fixtures/theme.css')
const colours = cardColours(tokens)

const card = (title: string, lang = 'en') => {
  return { title, lang, line: '15 March 2026', site: 'Ada', landscape: 0 }
}
const paint = cardPainter(colours, fonts)
const paintPixels = cardPainter(colours, fonts, 'raw')
const painted = (title: string, lang?: string) => paint(card(title, lang))
/** As texts, because Vitest takes minutes to show how two buffers differ. */
const textOf = (picture: Uint8Array) => Buffer.from(picture).toString('base64')

/** The first and last column with the colour of titles. */
async function columnsOf(shown: Card): Promise<[number, number]> {
  const { picture: pixels } = await paintPixels(shown)
  const ink = Buffer.from(`${colours.text.slice(1)}ff`, 'hex').readUInt32LE()
  const columns = [...new Uint32Array(Uint8Array.from(pixels).buffer).entries()]
    .filter(([, pixel]) => pixel === ink)
    .map(([index]) => index % CARD.width)
  return [columns.reduce((a, b) => Math.min(a, b)), columns.reduce((a, b) => Math.max(a, b))]
}

const TITLES = [
  ['200 characters', 'Everything that can go wrong in a long night '.repeat(5).slice(0, 200), 'en'],
  ['Greek and Cyrillic', 'Γιατί η ορμή · Почему импульс', 'el'],
  ['Chinese', '从零开始训练语言模型（2026 年版）', 'zh'],
  ['Japanese', '東京で機械学習エンジニアとして働く', 'ja'],
  ['Korean', '작은 언어 모델을 학습시키는 방법', 'ko'],
  ['Arabic', 'كيف تدرّب نموذجًا لغويًا صغيرًا (الجزء الأول)', 'ar'],
  ['Hebrew', 'איך לאמן מודל שפה קטן', 'he'],
  ['Devanagari', 'छोटे भाषा मॉडल', 'hi'],
  ['Thai', 'วิธีฝึกแบบจำลองภาษา', 'th'],
  ['emoji', 'Shipping 🚀 a blog 👨‍👩‍👧 in 🇻🇳 with ❤️', 'en'],
  ['code', '`std::vector<T>&` → `[[x]] ?? {}`', 'en'],
]

test.each(TITLES)(
  'a title of the kind "%s" has glyphs, in a small picture',
  async (_, title = '', lang = '') => {
    const { picture, missing } = await painted(title, lang)
    expect(missing).toEqual([])
    expect(imageSize(picture)).toMatchObject({ ...CARD, type: 'jpg' })
    expect(picture.length).toBeLessThan(150_000)
  },
)

test('another number has another landscape', async () => {
  const { picture } = await paint({ ...card('A title'), landscape: 1 })
  expect(textOf(picture)).not.toBe(textOf((await painted('A title')).picture))
})

test('a title in a script without a font is replaced by the name of the site, and reported', async () => {
  const { picture, missing } = await painted('ᚠᚢᚦ')
  expect(missing).toEqual(['ᚠ', 'ᚢ', 'ᚦ'])
  expect(textOf(picture)).toBe(textOf((await paint({ ...card('Ada'), site: '' })).picture))
  // Also as the very first text, before any font is open.
  expect((await cardPainter(colours, fonts)(card('თბილისი'))).missing).toEqual([...new Set('თბილისი')])
  // A package promises this character, but its font has none.
  expect((await painted('A \u0891', 'ar')).missing).toContain('\u0891')
})

test('a title from the right stands at the right edge, and its landscape is mirrored', async () => {
  const bare = { line: '', site: '' }
  const [, latin] = await columnsOf({ ...card('Titel'), ...bare })
  const [hebrew, edge] = await columnsOf({ ...card('מודל', 'he'), ...bare })
  expect(latin).toBeLessThan(CARD.width / 2)
  expect(hebrew).toBeGreaterThan(CARD.width / 2)
  expect(edge).toBeLessThan(CARD.width - 70)
})

test.each(['x'.repeat(300), '模型'.repeat(200)])(
  'a title that is too long stays within the edges',
  async (title) => {
    const [left, right] = await columnsOf(card(title))
    expect(left).toBeGreaterThanOrEqual(76)
    expect(right).toBeLessThanOrEqual(CARD.width - 76)
  },
)
