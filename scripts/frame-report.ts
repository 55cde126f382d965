/** One event of a trace; times in µs (Chromium's Trace Event Format). */
export type TraceEvent = {
  name: string
  ph: string
  ts: number
  pid: number
  tid: number
  /** How long it took, and for how much of that its thread was running. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}

type Work = 'script' | 'style' | 'layout' | 'paint'

/** What the main thread did during one movement. Times are in ms, as on a slower processor. */
export type FrameReport = {
  /** Frames on the screen, and those that came one or more frames late. */
  frames: number
  late: number
  /** The longest task, and the number of tasks that block the page (50 ms or more). */
  longest: number
  blocking: number
  /** All of its work, by kind. */
  work: Record<Work, number>
}

const FRAME_MS = 1_000 / 60
const BLOCKING_MS = 50
const WORK: Readonly<Record<string, Work>> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  'v8.run': 'script',
  RunMicrotasks: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  ParseHTML: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
}

/**
 * What the main thread did between two times (µs). Only time in which the thread was running counts: the wait for other
 * threads, or for other programs of a busy machine, does not.
 *
 * @param main events of the main thread
 * @param draws events of the compositor, one per frame
 * @param slower how many times slower than this machine the processor is
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

/** Work inside other work counts once, for the inner kind. */
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
