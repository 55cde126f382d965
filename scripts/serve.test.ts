import { spawnSync } from 'node:child_process'
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

function serve(env: NodeJS.ProcessEnv) {
  const args = ['--import', import.meta.resolve('tsx'), resolve('scripts/serve.ts')]
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, args, options)
  return { status, stderr }
}

test('reports a port in use or a wrong port in one line', { timeout: 30_000 }, () => {
  const { port } = other.address() as AddressInfo
  const inUse = `PORT: cannot open ${port}: another program uses it.\n`
  const wrong = 'PORT: expected a number up to 65535, found "65536".\n'
  expect(serve({ PORT: String(port) })).toEqual({ status: 1, stderr: inUse })
  expect(serve({ PORT: '65536' })).toEqual({ status: 1, stderr: wrong })
})

test('reports a wrong setting without a stack trace', { timeout: 30_000 }, () => {
  const { status, stderr } = serve({ SITE_ADDRESS: 'me.example' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/SITE_ADDRESS: expected .*, found "me\.example"\n$/)
})
