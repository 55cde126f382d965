import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import type { Engine } from './engine.ts'

type Message = { id?: number; type: string; message: string; result: unknown }
type Evaluated = { result: { value: string }; exceptionDetails?: { text: string } }
type Tree = { contexts: { context: string }[] }

/** Starts Debian's Firefox without a window. It speaks WebDriver BiDi over a WebSocket (w3.org/TR/webdriver-bidi). */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const options = ['--headless', '--profile', profile, '--remote-debugging-port', '0']
  const program = spawn('firefox-esr', options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(program, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    const lines = createInterface(program.stderr)
    lines.on('line', (line) => {
      const match = /ws:\/\/[\d.:]+/.exec(line)
      if (match) resolve(match[0])
    })
    lines.on('close', () => reject(new Error('Firefox ended before it listened.')))
  })
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')

  const waiting: ((answer: Message) => void)[] = []
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message
    waiting[message.id ?? -1]?.(message)
  })
  async function send(method: string, params: object = {}): Promise<unknown> {
    socket.send(JSON.stringify({ id: waiting.length, method, params }))
    const { type, message, result } = await new Promise<Message>((resolve) => waiting.push(resolve))
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result
  }

  await send('session.new', { capabilities: {} })
  const context = ((await send('browsingContext.getTree')) as Tree).contexts[0]?.context
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async run(code, ...input) {
      // BiDi has its own notation of values, so they cross as JSON.
      const functionDeclaration = `() => JSON.stringify((${code.toString()})(...${JSON.stringify(input)}) ?? null)`
      const call = { functionDeclaration, awaitPromise: false, target: { context } }
      const { result, exceptionDetails } = (await send('script.callFunction', call)) as Evaluated
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    act: (source) => send('input.performActions', { context, actions: [source] }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async close() {
      await send('browser.close')
      await ended
      await rm(profile, { recursive: true })
    },
  }
}
