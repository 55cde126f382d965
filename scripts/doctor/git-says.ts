import { execFileSync } from 'node:child_process'

/** The output of git; empty if it fails or is missing. */
export function gitSays(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
