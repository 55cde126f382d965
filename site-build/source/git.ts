import { spawn } from 'node:child_process'

/** The limit of commands without the network. */
const DISK_MS = 60_000

/** Turns off prompts, which nobody could answer, and stored passwords, because the repository must be public. */
const UNATTENDED = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
  // A build that a git hook starts inherits these, and would work on the repository of the hook.
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_OBJECT_DIRECTORY: undefined,
}
const OPTIONS = [
  'credential.helper=',
  'core.hooksPath=/dev/null',
  'gc.autoDetach=false',
  'log.showSignature=false',
].flatMap((option) => ['-c', option])

/** What git, curl and ssh write when the network fails. */
const OFFLINE_REASONS = [
  /could ?n[o']t (?:resolve|connect)/i,
  /(?:failed|unable) to connect/i,
  /connection (?:timed out|refused)/i,
  /unreachable/i,
  /no answer within/i,
  /temporary failure/i,
]

/** A failed git command. The message is git's reason. */
export class GitFailure extends Error {
  /** Whether the network failed, which says nothing about the repository. */
  readonly isOffline = OFFLINE_REASONS.some((reason) => reason.test(this.message))
}

/** Redirects and settings of the machine must not lead to a protocol that runs programs, or from https to an open one. */
const PROTOCOLS = 'https:http:ssh:git:file'

type GitOptions = {
  input?: string
  /** ms */
  limitMs?: number
  /** The address of the repository, for commands that use the network. */
  address?: string
  /** Whether the output is thrown away. It may be larger than the memory. */
  isOutputIgnored?: boolean
}

/** Runs git and returns its output. @throws GitFailure with the reason that git gives */
export function git(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const { input = '', limitMs = DISK_MS, address = '', isOutputIgnored = false } = options
  const protocols = /^https:/i.test(address) ? 'https' : PROTOCOLS
  const command = [...OPTIONS, ...args]
  return new Promise((resolve, reject) => {
    const running = spawn('git', command, {
      timeout: limitMs,
      env: { ...process.env, ...UNATTENDED, GIT_ALLOW_PROTOCOL: protocols },
      stdio: ['pipe', isOutputIgnored ? 'ignore' : 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    const messages: Buffer[] = []
    running.stdout?.on('data', (part: Buffer) => output.push(part))
    running.stderr?.on('data', (part: Buffer) => messages.push(part))
    // A command that ends before it reads its input reports the reason.
    running.stdin?.on('error', () => undefined).end(input)
    running.on('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT'
      const reason = isMissing ? 'git is not installed (https://git-scm.com)' : error.message
      reject(new GitFailure(reason, { cause: error }))
    })
    running.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output))
      else if (running.killed) reject(new GitFailure(`no answer within ${limitMs / 1_000} s`))
      else reject(new GitFailure(reasonIn(String(Buffer.concat(messages))) ?? `git ended with ${code}`))
    })
  })
}

/** @param messages what git wrote to its standard error */
function reasonIn(messages: string): string | undefined {
  const lines = messages.split(/[\r\n]+/)
  const reason = lines.find((line) => line !== '' && !/^(warning|hint): /i.test(line))
  return reason?.replaceAll(/\p{Cc}/gu, '')
}

/** A setting of the repository around a folder, or of this machine; empty without one, or without git. */
export async function gitConfig(name: string, folder = '.'): Promise<string> {
  return String(await git(['-C', folder, 'config', '--get', name]).catch(() => '')).trim()
}
