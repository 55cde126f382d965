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

test('the icon is drawn in the colours of the tokens, and small', () => {
  const svg = String(files['icon.svg']?.body)
  expect(svg).toContain(tokens.accent)
  expect(svg).toContain(tokens.grounds.dark)
  expect(svg.length).toBeLessThan(1_500)
})

test('the touch icon has the size that iOS asks for', () => {
  expect(pngSize(files['apple-touch-icon.png']?.body ?? '')).toEqual([180, 180])
})

test('the manifest names icons that exist, relative to itself', () => {
  const manifest = JSON.parse(String(files['site.webmanifest']?.body)) as {
    start_url: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest.start_url).toBe('./')
  for (const { src, sizes } of manifest.icons) {
    expect(src).not.toContain('/')
    const body = files[src]?.body
    expect(body).toBeDefined()
    if (sizes !== 'any') expect(pngSize(body ?? '').join('x')).toBe(sizes)
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512'])
})
