import { execFile, type ExecFileException } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** For commands without the network, ms. */
const DISK_LIMIT_MS = 60_000

/** Nobody can answer a prompt. Stored passwords are not used, because the repository must be public. */
const UNATTENDED = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
}
const OPTIONS = [
  'credential.helper=',
  'core.hooksPath=/dev/null',
  'gc.autoDetach=false',
  'log.showSignature=false',
]

/** A failed git command, with the reason that git gives as the message. */
export class GitFailure extends Error {}

type Settings = { input?: string; limitMs?: number; env?: Record<string, string> }

/** Runs git and returns its output. @throws GitFailure */
export async function git(
  args: readonly string[],
  { input = '', limitMs = DISK_LIMIT_MS, env = {} }: Settings = {},
): Promise<Buffer> {
  const running = run('git', [...OPTIONS.flatMap((option) => ['-c', option]), ...args], {
    encoding: 'buffer',
    timeout: limitMs,
    maxBuffer: Infinity,
    env: { ...process.env, ...UNATTENDED, ...env },
  })
  // A command that ends before it reads its input reports the reason itself.
  running.child.stdin?.on('error', () => undefined).end(input)
  try {
    return (await running).stdout
  } catch (error) {
    throw new GitFailure(reasonOf(error as Failed, limitMs), { cause: error })
  }
}

type Failed = ExecFileException & { stderr?: Buffer }

function reasonOf({ code, killed, stderr }: Failed, limitMs: number): string {
  if (code === 'ENOENT') return 'git is not installed (https://git-scm.com)'
  if (killed) return `no answer within ${limitMs / 1_000} s`
  const lines = String(stderr ?? '').split(/[\r\n]+/)
  const index = lines.findLastIndex((line) => /^(fatal|error|remote): /.test(line))
  // Git says this after the line of ssh, or of the other side, that has the reason.
  const isAfterReason = index > 0 && lines[index]?.endsWith('Could not read from remote repository.')
  const reason = isAfterReason ? lines[index - 1] : lines[index]
  return reason?.replaceAll(/\p{Cc}/gu, '') ?? `git ended with ${code}`
}
