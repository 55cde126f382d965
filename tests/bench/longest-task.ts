import type { CDPSession } from '@playwright/test'

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** The processor time, ms, of the longest task on the main thread of a page while `action` runs. */
export async function longestTask(cdp: CDPSession, action: () => Promise<void>): Promise<number> {
  return Math.max(0, ...(await taskTimes(cdp, action)))
}

/** The processor time, ms, of every task on the main thread of a page while `action` runs. */
export async function taskTimes(cdp: CDPSession, action: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'], excludedCategories: ['*'] },
  })
  await action()
  const complete = new Promise((done) => void cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = events.filter((event) => mains.has(threadOf(event)) && event.name.endsWith('RunTask'))
  return tasks.map(({ tdur = 0 }) => tdur / 1_000)
}
