import type { Finding } from './finding.ts'

/** Reading `fetch --stdin` in a partial clone came with this version (Git's release notes, 2.29). */
const GIT = [2, 29] as const

/**
 * @param node its version, such as `22.12.0`
 * @param engines the versions that package.json allows
 * @param git what `git --version` prints; null without git
 */
export function machineFindings(node: string, engines: string, git: string | null): Finding[] {
  const findings: Finding[] = []
  if (!isWithin(node, engines))
    findings.push({
      level: 'error',
      message: `Node: expected ${engines}, found ${node}. Get it from https://nodejs.org.`,
    })
  if (git === null) {
    const message =
      'git: expected it on the PATH, found none. Without it articles have no dates, and no repository can be read. Get it from https://git-scm.com.'
    return [...findings, { level: 'error', message }]
  }
  const [major = 0, minor = 0] = /\d+(?:\.\d+)*/.exec(git)?.[0].split('.').map(Number) ?? []
  if (major < GIT[0] || (major === GIT[0] && minor < GIT[1]))
    findings.push({ level: 'error', message: `git: expected ${GIT.join('.')} or newer, found "${git}".` })
  return findings
}

/** @param ranges of the two kinds that package.json has: `^20.19.0 || >=22.12.0` */
function isWithin(version: string, ranges: string): boolean {
  const numbers = (text: string) => text.split('.').map(Number)
  const [major = 0, minor = 0] = numbers(version)
  return ranges.split('||').some((range) => {
    const [, sign = '', from = ''] = /^(\^|>=)(\d+\.\d+)/.exec(range.trim()) ?? []
    const [least = 0, leastMinor = 0] = numbers(from)
    if (major === least) return minor >= leastMinor
    return sign === '>=' && major > least
  })
}
