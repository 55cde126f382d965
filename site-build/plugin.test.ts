import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConfigEnv, UserConfig } from 'vite'
import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { sitePlugin } from './plugin.ts'

test.each([
  ['content/words.yaml', 'frame: { blogg: 1 }'],
  ['content/theme.css', ':root {'],
  ['pages/My page.md', '# Mine'],
])('a mistake in %s stops a build, but not the development server', async (file, text) => {
  const root = mkdtempSync(join(tmpdir(), 'plugin-'))
  for (const folder of ['content', 'pages']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'content/site.yaml'), JSON.stringify(site))
  writeFileSync(join(root, 'content/words.yaml'), '')
  writeFileSync(join(root, 'content/theme.css'), '')
  writeFileSync(join(root, file), text)
  const start = (command: 'build' | 'serve') => {
    const { config } = sitePlugin() as { config: (user: UserConfig, env: ConfigEnv) => Promise<UserConfig> }
    return config({ root }, { command, mode: '' })
  }
  await expect(start('build')).rejects.toThrow(file)
  await expect(start('serve')).resolves.toBeDefined()
  rmSync(root, { recursive: true })
})
