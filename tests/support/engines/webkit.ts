import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { listen, stop } from '#tests/support/listen.ts'
import type { Engine } from './engine.ts'

/** Starts Debian's WebKitGTK on a screen of its own. Its driver speaks W3C WebDriver over HTTP (w3.org/TR/webdriver2). */
export async function startWebKit(): Promise<Engine> {
  const server = createServer()
  const port = await listen(server)
  await stop(server)
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = `:${String(await once(screen.stdout, 'data')).trim()}`
  const settings = resolve('tests/support/engines/gtk-settings')
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  })
  const host = `http://127.0.0.1:${port}`
  const isReady = () => fetch(`${host}/status`).then(Boolean, () => false)
  await expect.poll(isReady, { intervals: [50], timeout: 30_000 }).toBe(true)

  let session = `${host}/session`
  async function send<Value>(path: string, body: object): Promise<Value> {
    const response = await fetch(session + path, { method: 'POST', body: JSON.stringify(body) })
    const { value } = (await response.json()) as { value: Value }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const run: Engine['run'] = (code, ...args) =>
    send('/execute/sync', { script: `return (${code.toString()})(...arguments)`, args })

  session += `/${(await send<{ sessionId: string }>('', { capabilities: {} })).sessionId}`
  // The distance of all wheel actions so far, in px.
  let scrolled = 0
  return {
    run,
    open: (url) => send('/url', { url }),
    back: () => send('/back', {}),
    act(source) {
      // WebKitWebDriver subtracts the distance of the last wheel action from that of the next.
      const actions = source.actions.map((action) => {
        if (!('deltaY' in action)) return action
        scrolled += Number(action.deltaY)
        return { ...action, deltaY: scrolled }
      })
      return send('/actions', { actions: [{ ...source, actions }] })
    },
    async resize(width, height) {
      const toolbar = await run(() => outerHeight - innerHeight)
      await send('/window/rect', { width, height: height + toolbar })
      await expect.poll(() => run(() => [innerWidth, innerHeight])).toEqual([width, height])
    },
    async close() {
      await fetch(session, { method: 'DELETE' })
      driver.kill()
      screen.kill()
    },
  }
}
