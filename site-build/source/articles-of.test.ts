import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createGitRepository } from '#tests/support/git/git-repository.ts'

/** Reads the articles as builds do, and prints how many times it did so without a warning. */
const SCRIPT = `
  import { onGithub } from '#article-host/hosts.ts'
  import { articlesOf } from '#site-build/source/articles-of.ts'
  const [root, git] = process.argv.slice(1)
  const settings = { articles: onGithub('a/b', { api: '', raw: '' }), articleServer: 'https://github.com' }
  for (let time = 0; time < 3; time += 1) {
    const { warnings, articles } = await articlesOf(settings, { root, articles: root }, { SITE_GIT: git })
    console.log(articles.length, JSON.stringify(warnings))
  }`

test('several builds at the same time read the articles through the same clone', async () => {
  const root = temporaryFolder()
  const { commit } = createGitRepository(join(root, 'a/b.git'))
  commit({ files: { 'articles/One.md': 'one' } })
  const options = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT, root, pathToFileURL(root).href]
  const builds = Array.from({ length: 3 }, async () => {
    const { stdout, stderr } = spawn(process.execPath, options)
    return Promise.all([text(stdout), text(stderr)])
  })
  expect(await Promise.all(builds)).toEqual(builds.map(() => ['1 []\n'.repeat(3), '']))
}, 120_000)
