import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { optionalDependencies?: Record<string, string> }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const PLATFORMS = ['darwin-arm64', 'win32-x64', 'linux-x64', 'linux-arm64']
// npm leaves a binary out of the lockfile if the registry does not have it, and then `npm ci` fails everywhere.
const optional = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).map((name) => ({ owner, name })),
)

test('the lockfile contains the optional binaries of every package for every platform', () => {
  const missing = optional.filter(
    ({ owner, name }) => !packages[`node_modules/${name}`] && !packages[`${owner}/node_modules/${name}`],
  )
  expect(missing).toEqual([])
})

test.each(['oxlint', 'oxlint-tsgolint', 'oxc-parser', 'rolldown', 'lightningcss', 'esbuild', 'typescript'])(
  '%s installs on macOS, Windows and Linux',
  (tool) => {
    const binaries = optional.filter(({ owner }) => owner === `node_modules/${tool}`).map(({ name }) => name)
    const missing = PLATFORMS.filter((platform) => !binaries.some((name) => name.includes(platform)))
    expect(missing).toEqual([])
  },
)
