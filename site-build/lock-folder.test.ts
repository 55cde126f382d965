import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

let root = ''
let folder = ''
const children: ChildProcess[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'))
  folder = join(root, 'site')
})
afterEach(async () => {
  await Promise.all(children.splice(0).map(end))
  rmSync(root, { recursive: true })
})

/** Locks the folders that it can lock as soon as it gets a line, prints their names, and keeps the locks. */
const SCRIPT = `
  import { lockFolder } from '#site-build/lock-folder.ts'
  const isLocked = (folder) => {
    try { return lockFolder(folder) } catch { return null }
  }
  console.log('started')
  process.stdin.once('data', () => console.log(JSON.stringify(process.argv.slice(1).filter(isLocked))))`

/** A process, and a function that gives the next line of its output. */
async function started(folders: string[]) {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT, ...folders]
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  await lines.next()
  return { child, next: async () => JSON.parse(String((await lines.next()).value)) as string[] }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('refuses to lock a folder that a running process writes, and names the process', async () => {
  const { child, next } = await started([folder])
  child.stdin?.write('now\n')
  expect(await next()).toEqual([folder])
  expect(() => lockFolder(folder)).toThrow(`process ${child.pid}`)
  await end(child)
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('locks an unlocked folder again, also in a process with the same number', () => {
  lockFolder(folder)()
  expect(readdirSync(root)).toEqual([])
  lockFolder(folder)
  lockFolder(folder)()
  expect(readdirSync(root)).toEqual([])
})

test('gives the folders of a killed build to exactly one of several builds that start at the same time', async () => {
  const folders = Array.from({ length: 200 }, (_, index) => join(root, String(index)))
  const { child, next } = await started(folders)
  child.stdin?.write('now\n')
  expect(await next()).toEqual(folders)
  await end(child)
  const builds = await Promise.all(Array.from({ length: 4 }, () => started(folders)))
  for (const build of builds) build.child.stdin?.write('now\n')
  const locked = await Promise.all(builds.map((build) => build.next()))
  expect(locked.flat().toSorted()).toEqual(folders.toSorted())
})
