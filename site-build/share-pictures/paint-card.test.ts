import { crc32, inflateSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { readTheme } from '#site-build/theme/read-theme.ts'
import { darkColours } from '#site-build/theme/token-colours.ts'
import { CARD, CARD_TOKENS } from './card.ts'
import { fontFiles } from './font-files.ts'
import { cardPainter } from './paint-card.ts'

const fonts = await fontFiles('.')
const { tokens } = await readTheme('.', 'tests/fixtures/theme.css')
const colours = darkColours(tokens, CARD_TOKENS)
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
/** As texts, because Vitest takes minutes to show how two buffers differ. */
const textOf = (png: Uint8Array) => Buffer.from(png).toString('base64')

function dataOf(png: Uint8Array, type: string): Buffer {
  const file = Buffer.from(png)
  const at = file.indexOf(type)
  return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4))
}

/** The first and last column with the colour of titles. */
function columnsOf(png: Uint8Array): [number, number] {
  const palette = dataOf(png, 'PLTE').toString('hex').match(/.{6}/g)!
  const ink = palette.indexOf(colours.text.slice(1))
  const columns = [...inflateSync(dataOf(png, 'IDAT')).entries()]
    .filter(([, place]) => place === ink)
    .map(([at]) => (at % (CARD.width + 1)) - 1)
  return [columns.reduce((a, b) => Math.min(a, b)), columns.reduce((a, b) => Math.max(a, b))]
}

const TITLES = [
  ['short', 'RoPE', 'en'],
  ['200 characters', 'Everything that can go wrong in a long night '.repeat(5).slice(0, 200), 'en'],
  ['no spaces', 'x'.repeat(300), 'en'],
  ['Vietnamese', 'Hành trình huấn luyện một mô hình ngôn ngữ nhỏ', 'vi'],
  ['Greek and Cyrillic', 'Γιατί η ορμή · Почему импульс', 'el'],
  ['Chinese', '从零开始训练语言模型（2026 年版）', 'zh'],
  [
    'a page of Chinese',
    '从零开始训练语言模型为什么会越过最低点以及该怎么办注意力机制作为软字典'.repeat(8),
    'zh',
  ],
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
  await other(card('東京', 'ja'))
  expect(textOf((await other(card('A title'))).png)).toBe(textOf((await painted('A title')).png))
  const seeded = await paint({ ...card('A title'), seed: 'B title' })
  expect(textOf(seeded.png)).not.toBe(textOf((await painted('A title')).png))
})

test.each([
  ['Chinese', '模型训练', 'zh'],
  ['Korean', '모델훈련', 'ko'],
  ['Hebrew', 'מודל', 'he'],
  ['Devanagari', 'कखगघ', 'hi'],
  ['Thai', 'กขคง', 'th'],
  ['emoji', '🚀🎉🔥', 'en'],
  ['mathematics', '∑∏∫', 'en'],
])('signs of %s are no boxes, which would look the same in any order', async (_script, title, lang) => {
  const turned = Array.from(title).toReversed().join('')
  const [one, other] = await Promise.all(
    [title, turned].map((text) => paint({ ...card(text, lang), seed: '' })),
  )
  expect(textOf(one!.png)).not.toBe(textOf(other!.png))
})

test('a title in a script without a font is replaced by the name of the site, and reported', async () => {
  const { png, missing } = await painted('ᚠᚢᚦ')
  expect(missing).toEqual(['ᚠ', 'ᚢ', 'ᚦ'])
  expect(textOf(png)).toBe(textOf((await paint({ ...card('Ada'), site: '', seed: 'ᚠᚢᚦ' })).png))
})

test('a sign without a font is left out, and reported, also one that its package promises', async () => {
  for (const sign of ['𝀀', '‽']) {
    const { png, missing } = await painted(`A ${sign} title`)
    expect(missing).toEqual([sign])
    expect(textOf(png)).toBe(textOf((await paint({ ...card('A title'), seed: `A ${sign} title` })).png))
  }
})

test('letters of Arabic are joined', async () => {
  const inOrder = await paint({ ...card('ببب', 'ar'), seed: '' })
  const apart = await paint({ ...card('ب\u200Cب\u200Cب', 'ar'), seed: '' })
  expect(textOf(inOrder.png)).not.toBe(textOf(apart.png))
})

test('a title from the right stands at the right edge, and its landscape is mirrored', async () => {
  const bare = { line: '', site: '', seed: '' }
  const [, latin] = columnsOf((await paint({ ...card('Titel'), ...bare })).png)
  const [hebrew, edge] = columnsOf((await paint({ ...card('מודל', 'he'), ...bare })).png)
  expect(latin).toBeLessThan(CARD.width / 2)
  expect(hebrew).toBeGreaterThan(CARD.width / 2)
  expect(edge).toBeLessThan(CARD.width - 70)
})

test.each(['x'.repeat(300), 'wwwwwwwwwwww '.repeat(60), '模型'.repeat(200)])(
  'a title that is too long stays within the edges',
  async (title) => {
    const [left, right] = columnsOf((await painted(title)).png)
    expect(left).toBeGreaterThanOrEqual(76)
    expect(right).toBeLessThanOrEqual(CARD.width - 76)
  },
)

test('lines are of similar length', async () => {
  const [, right] = columnsOf((await painted('Sixteen letters or a few')).png)
  // "Sixteen letters or a" alone takes 914 px.
  expect(right).toBeLessThan(76 + 800)
})

test('a title that fits in no size ends with an ellipsis', async () => {
  const lines = 'Many words and even more Many words and even more '.repeat(7)
  const [whole, cut, other] = await Promise.all(
    ['', 'and a last one', 'or two others'].map((end) => paint({ ...card(lines + end), seed: '' })),
  )
  expect(textOf(cut!.png)).not.toBe(textOf(whole!.png))
  expect(textOf(cut!.png)).toBe(textOf(other!.png))
})
