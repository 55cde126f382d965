import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { lockFolder } from './lock-folder.ts'

let folder = ''
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'lock-')), 'site')
})
afterEach(() => rmSync(dirname(folder), { recursive: true }))

const lock = (content: string | number) => writeFileSync(`${folder}.lock`, String(content))
function answerSignals(answer: typeof process.kill): void {
  const signals = vi.spyOn(process, 'kill').mockImplementation(answer)
  onTestFinished(() => signals.mockRestore())
}

test('a folder that a running process writes cannot be locked, and the message names the process', () => {
  lock(process.ppid)
  expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`)
  expect(existsSync(`${folder}.lock`)).toBe(true)
})

test('an unlocked folder can be locked again', () => {
  const unlock = lockFolder(folder)
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid))
  unlock()
  expect(readdirSync(dirname(folder))).toEqual([])
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('the lock of a process that has ended does not count', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  lock(pid)
  expect(() => lockFolder(folder)()).not.toThrow()
})

test.each(['', 'x', '0', '-1', '1.5'])('a lock of the process "%s" does not count', (content) => {
  lock(content)
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('a lock that is a folder does not count', () => {
  mkdirSync(`${folder}.lock/of`, { recursive: true })
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('a lock with the number of this process is of another container', () => {
  lock(process.pid)
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('a process of another user is running', () => {
  answerSignals(() => {
    throw Object.assign(new Error(), { code: 'EPERM' })
  })
  lock(4321)
  expect(() => lockFolder(folder)).toThrow('process 4321')
})

test('a build that finds an old lock does not remove the lock of a build that was faster', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  lock(pid)
  answerSignals((asked) => {
    lock(4321)
    if (asked === 4321) return true
    throw Object.assign(new Error(), { code: 'ESRCH' })
  })
  expect(() => lockFolder(folder)).toThrow('process 4321')
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe('4321')
})

test('a build does not remove an old lock while another one does', () => {
  lock('')
  writeFileSync(`${folder}.lock.lock`, String(process.ppid))
  expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`)
  expect(readdirSync(dirname(folder))).toEqual(['site.lock', 'site.lock.lock'])
})
