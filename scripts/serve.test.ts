import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const cwd = mkdtempSync(join(tmpdir(), 'serve-'))
const other = createServer()

beforeAll(async () => {
  mkdirSync(join(cwd, 'dist'))
  writeFileSync(join(cwd, 'dist/index.html'), 'A page')
  await new Promise<void>((listening) => other.listen(0, listening))
})
afterAll(() => {
  other.close()
  rmSync(cwd, { recursive: true })
})

const ARGS = ['--import', import.meta.resolve('tsx'), resolve('scripts/serve.ts')]

function serve(env: NodeJS.ProcessEnv) {
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, ARGS, options)
  return { status, stderr }
}

test('reports a port in use or a wrong port in one line', { timeout: 30_000 }, () => {
  const { port } = other.address() as AddressInfo
  const inUse = serve({ PORT: String(port) })
  expect(inUse.status).toBe(1)
  expect(inUse.stderr).toBe(`PORT: ${port} is in use. Choose another port, or none for the first free one.\n`)
  const wrong = 'PORT: expected a number up to 65535, found "65536".\n'
  expect(serve({ PORT: '65536' })).toEqual({ status: 1, stderr: wrong })
})

test('serves at the path that the site was built for', { timeout: 30_000 }, async () => {
  writeFileSync(join(cwd, 'dist/index.html'), '<link href="/me/assets/a.js">')
  const served = spawn(process.execPath, ARGS, { cwd, env: { ...process.env, PORT: '' } })
  const [line] = (await once(served.stdout, 'data')) as [Buffer]
  served.kill()
  expect(String(line)).toMatch(/^The site is at http:\/\/localhost:\d+\/me\/ /)
})
