import { spawn } from 'node:child_process'

const CONFIG = 'tests/fixtures/vite.config.ts'

/**
 * Builds the site of tests/fixtures into a folder. This process stays awake meanwhile: it may be what the build asks for articles.
 *
 * @param env what differs from this process's environment
 * @throws Error with the build's own words when it fails
 */
export async function buildInto(folder: string, env: Record<string, string>): Promise<void> {
  const options = ['--app', '--logLevel', 'error', '--config', CONFIG, '--outDir', folder]
  const child = spawn('npx', ['vite', 'build', ...options], {
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()))
  const status = await new Promise((ended) => child.on('close', ended))
  if (status !== 0) throw new Error(`The variant in ${folder} could not be built:\n${complaint}`)
}
