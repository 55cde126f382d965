import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

let folder = ''
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'lock-')), 'site')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

test('a folder that a running process writes cannot be locked, and the message names the process', () => {
  writeFileSync(`${folder}.lock`, String(process.ppid))
  expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`)
  expect(existsSync(`${folder}.lock`)).toBe(true)
})

test('an unlocked folder can be locked again', () => {
  lockFolder(folder)()
  expect(existsSync(`${folder}.lock`)).toBe(false)
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('the lock of a process that has ended does not count', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(`${folder}.lock`, String(pid))
  expect(() => lockFolder(folder)()).not.toThrow()
})
