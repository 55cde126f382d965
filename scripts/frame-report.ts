/** One event of a trace: times in µs (Chromium's Trace Event Format). */
export type TraceEvent = {
  name: string
  ph: string
  ts: number
  pid: number
  tid: number
  /** How long it took, and how much of that its thread really ran. */
  dur?: number
  tdur?: number
  args?: { data?: { type?: string; functionName?: string } | undefined }
}

/** A stretch of time in a trace, µs. */
export type Stretch = { from: number; to: number }

export type Work = 'script' | 'style' | 'layout' | 'paint'

/** What a page did for the frames of one movement. Times in ms. */
export type FrameReport = {
  /** Frames that a screen of 60 Hz has in that time. */
  expected: number
  /** Frames that the compositor drew, and those that came later than 16.7 and 50 ms after the one before. */
  shown: { frames: number; overFrame: number; overLong: number }
  /** Frames for which the main thread worked. */
  made: number
  /** What the main thread worked for one frame: the middle one, and the one that took longest. */
  middle: number
  worst: number
  /** All of its work, by kind, shared out among the frames it made. */
  each: Record<Work, number>
  /** The longest task; `clock` is the time from its begin to its end, in which the thread may have waited its turn. */
  longest: { ms: number; clock: number; from: string }
}

const FRAME_MS = 1_000 / 60
const LONG_MS = 50

// The hand-over to the compositor is left out: what is measured there is how long it keeps the main thread waiting.
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
const HAND_OVER = 'Commit'

/**
 * What a page's main thread did in a stretch of a trace. Where the trace knows it, the time is that in which the thread
 * ran: on a busy machine, or where it waits for another thread, that is less than the clock says.
 *
 * @param events of that thread alone, in any order
 * @param draws when the compositor drew a frame
 */
export function reportFrames(
  events: readonly TraceEvent[],
  draws: readonly TraceEvent[],
  { from, to }: Stretch,
): FrameReport {
  const within = events
    .filter(({ ts, ph }) => ph === 'X' && ts >= from && ts < to)
    .toSorted((a, b) => a.ts - b.ts || lasts(b) - lasts(a))
  const handOvers = within.filter(({ name }) => name === HAND_OVER)
  const frames = handOvers.map(({ ts }, index) => {
    const since = handOvers[index - 1]?.ts ?? from
    return total(spentOn(within.filter((event) => event.ts >= since && event.ts < ts)))
  })
  const tasks = within
    .filter(({ name }) => name === 'RunTask')
    .map((task) => ({ task, ms: ran(task) - waited(task, handOvers) }))
    .toSorted((a, b) => b.ms - a.ms)
  const [longest] = tasks
  const spent = spentOn(within)
  const each = (work: Work) => spent[work] / Math.max(1, frames.length)
  return {
    expected: Math.round((to - from) / 1_000 / FRAME_MS),
    shown: gapsOf(draws.map(({ ts }) => ts).filter((ts) => ts >= from && ts < to)),
    made: frames.length,
    middle: frames.toSorted((a, b) => a - b)[Math.floor(frames.length / 2)] ?? 0,
    worst: Math.max(0, ...frames),
    each: { script: each('script'), style: each('style'), layout: each('layout'), paint: each('paint') },
    longest: longest
      ? { ms: longest.ms, clock: lasts(longest.task) / 1_000, from: causeOf(longest.task, within) }
      : { ms: 0, clock: 0, from: 'nothing' },
  }
}

/** An event as it would be on a slower processor: the time its thread ran is longer, the clock is as it was. */
export function slowed(event: TraceEvent, times: number): TraceEvent {
  const { dur, tdur = dur } = event
  return tdur === undefined ? event : { ...event, tdur: tdur * times }
}

function gapsOf(draws: readonly number[]): FrameReport['shown'] {
  const times = draws.toSorted((a, b) => a - b)
  const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? time)) / 1_000)
  // A frame that is a fraction of a ms late is none that was missed.
  const over = (ms: number) => gaps.filter((gap) => gap > ms * 1.5).length
  return {
    frames: times.length,
    overFrame: over(FRAME_MS),
    overLong: gaps.filter((gap) => gap > LONG_MS).length,
  }
}

/** The ms for each kind of work: what stands inside another piece of work counts for the inner one alone. */
function spentOn(sorted: readonly TraceEvent[]): Record<Work, number> {
  const spent: Record<Work, number> = { script: 0, style: 0, layout: 0, paint: 0 }
  const open: TraceEvent[] = []
  for (const event of sorted) {
    const work = WORK[event.name]
    if (!work) continue
    while (open.length > 0 && !encloses(open.at(-1), event)) open.pop()
    const outer = WORK[open.at(-1)?.name ?? '']
    if (outer) spent[outer] -= ran(event)
    spent[work] += ran(event)
    open.push(event)
  }
  return spent
}

function total(spent: Record<Work, number>): number {
  return spent.script + spent.style + spent.layout + spent.paint
}

function waited(task: TraceEvent, handOvers: readonly TraceEvent[]): number {
  return handOvers.filter((event) => encloses(task, event)).reduce((sum, event) => sum + ran(event), 0)
}

/** The kinds of work in a task, those that took longest first, and the event or the function it began with. */
function causeOf(task: TraceEvent, within: readonly TraceEvent[]): string {
  const inside = within.filter((event) => event.name in WORK && encloses(task, event))
  const spent = Object.entries(spentOn(inside)).toSorted(([, a], [, b]) => b - a)
  const words = spent.filter(([, ms]) => ms >= 1).map(([work, ms]) => `${work} ${ms.toFixed(0)}`)
  const begun = inside.map(({ args }) => args?.data?.type ?? args?.data?.functionName).find(Boolean)
  return (words.join(', ') || 'other') + (begun ? ` (${begun})` : '')
}

function encloses(outer: TraceEvent | undefined, inner: TraceEvent): boolean {
  return outer !== undefined && inner.ts >= outer.ts && inner.ts + lasts(inner) <= outer.ts + lasts(outer)
}

function lasts({ dur = 0 }: TraceEvent): number {
  return dur
}

function ran({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1_000
}
