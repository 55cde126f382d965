import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error -- The package has no types.
import fontverter from 'fontverter'
import { test as base } from './test.ts'

type SystemFont = { family: string; file: string }

/** Systems by the fonts that they have: the first is their sans-serif font, the second their monospaced one. */
export const SYSTEMS = {
  'a fresh Debian': [
    { family: 'DejaVu Sans', file: '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2' },
    { family: 'DejaVu Sans Mono', file: '@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2' },
  ],
  // As wide as Arial and Courier New, and as Liberation.
  'a system with twins of Arial and Courier New': [
    { family: 'Arimo', file: '@fontsource/arimo/files/arimo-latin-400-normal.woff2' },
    { family: 'Cousine', file: '@fontsource/cousine/files/cousine-latin-400-normal.woff2' },
  ],
  Android: [
    { family: 'Roboto', file: '@fontsource/roboto/files/roboto-latin-400-normal.woff2' },
    { family: 'Roboto Mono', file: '@fontsource/roboto-mono/files/roboto-mono-latin-400-normal.woff2' },
  ],
  // A variable font, as Fedora installs it.
  'a system with Noto': [
    { family: 'Noto Sans', file: '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2' },
    { family: 'Roboto Mono', file: '@fontsource/roboto-mono/files/roboto-mono-latin-400-normal.woff2' },
  ],
} as const satisfies Record<string, [sans: SystemFont, mono: SystemFont]>

export type SystemName = keyof typeof SYSTEMS

/** A `test` whose browser has the fonts of the chosen system, and none of the machine that runs it. */
export const test = base.extend<{ system: SystemName }>({
  system: ['a fresh Debian', { option: true }],
  // Playwright's own browser has the fonts of the machine, and an option of a worker cannot change within a file.
  context: async ({ playwright, system }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
    const configuration = await installFonts(folder, SYSTEMS[system])
    const env = { ...process.env, FONTCONFIG_FILE: configuration } as Record<string, string>
    const browser = await playwright.chromium.launch({ env })
    await use(await browser.newContext())
    await browser.close()
    rmSync(folder, { recursive: true, maxRetries: 3 })
  },
})

/** Writes fonts into a folder. @returns the path of a configuration for fontconfig in which they are the only ones */
async function installFonts(
  folder: string,
  [sans, mono]: readonly [SystemFont, SystemFont],
): Promise<string> {
  const fonts = join(folder, 'fonts')
  mkdirSync(fonts)
  for (const { family, file } of [sans, mono]) {
    const webFont = readFileSync(join('node_modules', file))
    // Not every Chromium reads WOFF 2 as a font of the system.
    const systemFont: Buffer = await fontverter.convert(webFont, 'truetype')
    writeFileSync(join(fonts, `${family}.ttf`), systemFont)
  }
  const alias = (generic: string, family: string) =>
    `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`
  const configuration = join(folder, 'fonts.conf')
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  ${alias('sans-serif', sans.family)}
  ${alias('system-ui', sans.family)}
  ${alias('monospace', mono.family)}
</fontconfig>
`,
  )
  return configuration
}
