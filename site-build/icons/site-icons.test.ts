import { beforeAll, expect, test } from 'vitest'
import { siteIcons, type RootFile } from './site-icons.ts'

const owner = { name: 'Alex Morgan', role: 'Engineer' }
const tokens = { grounds: { light: '#faf7f2', dark: '#0a0d14' }, accent: '#ffb454' }
let files: Record<string, RootFile>

beforeAll(async () => {
  const made = await siteIcons({ owner, lang: 'en' }, tokens)
  files = Object.fromEntries(made.map((file) => [file.name, file]))
})

/** The size in the header of a PNG (PNG, third edition, section 11.2.1). */
function pngSize(body: string | Uint8Array): [number, number] {
  const bytes = Buffer.from(body)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('draws the icon in the colours of the tokens', () => {
  const svg = String(files['icon.svg']?.body)
  expect(svg).toContain(tokens.accent)
  expect(svg).toContain(tokens.grounds.dark)
})

test('gives the touch icon the size that iOS requires', () => {
  expect(pngSize(files['apple-touch-icon.png']?.body ?? '')).toEqual([180, 180])
})

test('the manifest names existing icons, relative to itself', () => {
  type Manifest = { start_url: string; icons: { src: string; sizes: string }[] }
  const { start_url, icons } = JSON.parse(String(files['site.webmanifest']?.body)) as Manifest
  expect(start_url).toBe('./')
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512'])
  expect(files).toHaveProperty([icons[0]?.src ?? ''])
  for (const { src, sizes } of icons.slice(1)) expect(pngSize(files[src]?.body ?? '').join('x')).toBe(sizes)
})
