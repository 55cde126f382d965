import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'serve-'))
const other = createServer()

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), 'A page')
  await new Promise<void>((listening) => other.listen(0, listening))
})
afterAll(() => {
  other.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command until it ends by itself. */
function served(env: NodeJS.ProcessEnv): Promise<{ status: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), resolve('scripts/serve.ts')],
    {
      cwd: folder,
      env: { ...process.env, ...env },
    },
  )
  let said = ''
  const listen = (part: Buffer) => (said += part.toString())
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  return new Promise((ended) => child.on('close', (status) => ended({ status, said })))
}

test('a port that is taken is one line, not a trace, and a failure', async () => {
  const { port } = other.address() as AddressInfo
  expect(await served({ PORT: String(port) })).toEqual({
    status: 1,
    said: `PORT: expected a free port, found ${port}, that is taken by another program.\n`,
  })
})

test.each(['http', '65536', '-1', '80.5'])('PORT=%s is no port', async (port) => {
  expect(await served({ PORT: port })).toEqual({
    status: 1,
    said: `PORT: expected a number up to 65535, found "${port}".\n`,
  })
})

test('a wrong setting is its message, not a trace', async () => {
  const { status, said } = await served({ SITE_ADDRESS: 'me.example' })
  expect(status).toBe(1)
  expect(said).toMatch(
    /^The environment needs a correction:\n {2}- SITE_ADDRESS: expected .*, found "me\.example"\n$/,
  )
})
