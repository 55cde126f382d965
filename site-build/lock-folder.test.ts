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

test('a folder that a running process writes cannot be locked, and the message names the process', () => {
  lock(process.ppid)
  expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`)
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.ppid))
})

test('an unlocked folder can be locked again', () => {
  lockFolder(folder)()
  expect(readdirSync(dirname(folder))).toEqual([])
  lockFolder(folder)
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid))
})

test('the lock of a process that has ended does not count, nor an empty one, nor one with the number of this process', () => {
  for (const id of [spawnSync(process.execPath, ['--version']).pid, '', process.pid]) {
    lock(id)
    expect(() => lockFolder(folder)()).not.toThrow()
  }
})
