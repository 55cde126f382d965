import type { ConfigEnv, UserConfig } from 'vite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { site } from '#tests/fixtures/site.ts'
import { sitePlugin } from './plugin.ts'

test.each([
  ['content/words.yaml', 'frame: { blogg: 1 }'],
  ['content/theme.css', ':root {'],
  ['pages/My page.md', '# Mine'],
])('a mistake in %s stops a build, but not the development server', async (file, text) => {
  const files = { 'content/words.yaml': '', 'content/theme.css': '', [file]: text }
  const root = temporaryFolder({ 'content/site.yaml': JSON.stringify(site), ...files })
  const start = (command: 'build' | 'serve') => {
    const [plugin] = sitePlugin() as { config: (user: UserConfig, env: ConfigEnv) => Promise<UserConfig> }[]
    return plugin!.config({ root }, { command, mode: '' })
  }
  await expect(start('build')).rejects.toThrow(file)
  await expect(start('serve')).resolves.toBeDefined()
})
