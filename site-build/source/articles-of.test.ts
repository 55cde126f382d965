import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { onGithub } from '#article-host/hosts/github.ts'
import { createGitRepository } from '#tests/support/git/git-repository.ts'
import { articlesOf } from './articles-of.ts'

test('gives each repository a clone of its own, also when their names differ only by a hyphen', async () => {
  const root = mkdtempSync(join(tmpdir(), 'articles-of-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const name of ['a-b/c', 'a/b-c']) {
    createGitRepository(join(root, `${name}.git`)).commit({ files: { 'articles/One.md': name } })
    const articles = onGithub(name, { api: '', raw: '' })
    const settings = { articles, articleServer: 'https://github.com' }
    const env = { SITE_GIT: pathToFileURL(root).href }
    const { warnings, read, articles: listed } = await articlesOf(settings, { root, articles: root }, env)
    expect(warnings).toEqual([])
    expect(listed.map(read)).toEqual([name])
  }
})
