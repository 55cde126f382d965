import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { lockFolder } from './lock-folder.ts'

test('refuses to lock a folder that a running process writes, and names the process', async () => {
  const root = temporaryFolder()
  const folder = join(root, 'site')
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  writeFiles(root, { [`site.lock/${child.pid}`]: '' })
  await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid}`)
  const waiting = lockFolder(folder, 10_000)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const unlock = await waiting
  unlock()
  expect(readdirSync(`${folder}.lock`)).toEqual([])
})
