import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ownerSite as site } from '#tests/support/site/owner-site.ts'

/** Git's path specifications of the owner's files. */
const OWNERS = ['content', 'articles', 'pages', 'public', ':!content/rules']
/** Of their paths and contents in 2.0.0. They never change, and none is added, because forks have files of the same names. */
const SHA_256 = 'b14cc2cf7e829e211a4699bce5659061257609c6ad3511ce49f68376d558e1b9'

test.runIf(site.owner.name === 'Alex Morgan')('the owner’s files are the same as in 2.0.0', () => {
  const staged = execFileSync('git', ['ls-files', '--stage', '-z', ...OWNERS], { encoding: 'utf8' })
  const digest = createHash('sha256').update(staged).digest('hex')
  expect(digest, staged.replaceAll('\0', '\n')).toBe(SHA_256)
})
