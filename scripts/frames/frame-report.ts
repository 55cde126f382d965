/** An event of Chromium's Trace Event Format. `ts`, `dur` and `tdur`, the time on the processor, are in µs. */
export type TraceEvent = { name: string; ph: string; ts: number; dur?: number; tdur?: number } & Thread
type Thread = { pid: number; tid: number; args?: { name?: string } }

type Work = 'script' | 'style' | 'layout' | 'paint'

/** The work of the main thread during one movement; `late` and `blocking` are numbers of frames and tasks, times are in ms. */
export type FrameReport = {
  frames: number
  late: number
  longest: number
  blocking: number
  work: Record<Work, number>
}

const FRAME_MS = 1_000 / 60
const BLOCKING_MS = 50
const SCRIPT =
  'FunctionCall EvaluateScript v8.compile v8.run RunMicrotasks FireAnimationFrame TimerFire EventDispatch ParseHTML MinorGC MajorGC'
const WORK: Readonly<Record<string, Work>> = {
  ...Object.fromEntries(SCRIPT.split(' ').map((name) => [name, 'script'])),
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
}

/**
 * Reports the work of the main thread between two times (µs). Waiting for other threads or programs does not count.
 *
 * @param draws events of the compositor, one per frame
 * @param slower how many times slower the simulated processor is
 */
export function reportFrames(
  main: readonly TraceEvent[],
  draws: readonly TraceEvent[],
  { from, to, slower }: { from: number; to: number; slower: number },
): FrameReport {
  const isWithin = ({ ts }: TraceEvent) => ts >= from && ts < to
  const events = main.filter((event) => event.ph === 'X' && isWithin(event))
  const times = draws.filter(isWithin).map(({ ts }) => ts / 1_000)
  const gaps = times.toSorted((a, b) => a - b).map((time, index, all) => time - (all[index - 1] ?? time))
  const ran = ({ dur = 0, tdur = dur }: TraceEvent) => (tdur / 1_000) * slower
  const tasks = events.filter(({ name }) => name === 'RunTask').map(ran)
  return {
    frames: times.length,
    late: gaps.filter((gap) => gap > FRAME_MS * 1.5).length,
    longest: Math.max(0, ...tasks),
    blocking: tasks.filter((ms) => ms >= BLOCKING_MS).length,
    work: workOf(events, ran),
  }
}

/** Nested work counts once, for the inner kind. */
function workOf(events: readonly TraceEvent[], ran: (event: TraceEvent) => number): FrameReport['work'] {
  const work = { script: 0, style: 0, layout: 0, paint: 0 }
  const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur
  const open: TraceEvent[] = []
  for (const event of events.toSorted((a, b) => a.ts - b.ts || end(b) - end(a))) {
    const kind = WORK[event.name]
    if (!kind) continue
    while (open.length > 0 && end(open.at(-1)!) < end(event)) open.pop()
    const outer = WORK[open.at(-1)?.name ?? '']
    if (outer) work[outer] -= ran(event)
    work[kind] += ran(event)
    open.push(event)
  }
  return work
}
