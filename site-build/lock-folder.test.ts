import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { lockFolder, lockWhenFree } from './lock-folder.ts'

test('refuses to lock a folder that a running process writes, and names the process', async () => {
  const folder = join(temporaryFolder(), 'site')
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  writeFileSync(`${folder}.pid`, String(child.pid))
  expect(() => lockFolder(folder)).toThrow(`process ${child.pid}`)
  const waiting = lockWhenFree(folder, 10_000)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const unlock = await waiting
  unlock()
  expect(readdirSync(join(folder, '..'))).toEqual([])
})

test('locks an unlocked folder again, also in a process with the same number', () => {
  const root = temporaryFolder()
  lockFolder(join(root, 'build/site'))
  const unlock = lockFolder(join(root, 'build/site'))
  unlock()
  expect(readdirSync(join(root, 'build'))).toEqual([])
})
