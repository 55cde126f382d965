import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

let folder = ''
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'lock-')), 'site')
})
afterEach(() => rmSync(dirname(folder), { recursive: true }))

const lock = (id: number | string) => writeFileSync(`${folder}.lock`, String(id))

test('refuses to lock a folder that a running process writes, and names the process', () => {
  lock(process.ppid)
  expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`)
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.ppid))
})

test('locks an unlocked folder again', () => {
  lockFolder(folder)()
  expect(readdirSync(dirname(folder))).toEqual([])
  lockFolder(folder)
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid))
})

test('ignores the lock of a process that has ended, an empty one, and one with the number of this process', () => {
  for (const id of [spawnSync(process.execPath, ['--version']).pid, '', process.pid]) {
    lock(id)
    expect(() => lockFolder(folder)()).not.toThrow()
  }
})
