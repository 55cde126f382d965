/** Where a carousel stands. */
export type CarouselPlace = {
  /** The slide that counts as the current one, from 0. */
  index: number
  atStart: boolean
  atEnd: boolean
}

/** What the browser measures of a carousel's track, in px. */
export type TrackMeasures = {
  scrollLeft: number
  /** The width of the window onto the track. */
  clientWidth: number
  /** The width of all slides. */
  scrollWidth: number
  /** The scroll position of each slide. */
  stops: readonly number[]
}

/** In px: scroll positions are fractions on many screens. */
const TOLERANCE = 2

/**
 * The place of a carousel (PROJ-2). The current slide is the first one that is wholly in sight; at the end of the track it is
 * the last one.
 */
export function placeOf({ scrollLeft, clientWidth, scrollWidth, stops }: TrackMeasures): CarouselPlace {
  const last = Math.max(0, stops.length - 1)
  const atStart = scrollLeft <= TOLERANCE
  const atEnd = scrollLeft + clientWidth >= scrollWidth - TOLERANCE
  if (atEnd && !atStart) return { index: last, atStart, atEnd }
  const first = stops.findIndex((stop) => stop >= scrollLeft - TOLERANCE)
  return { index: first === -1 ? last : first, atStart, atEnd }
}

/**
 * Where to scroll for the next slide or the one before.
 *
 * @param from where the track stands or is on its way to, px
 * @returns px; `from` itself when there is no further slide
 */
export function neighbourOf(
  from: number,
  by: 1 | -1,
  { stops, clientWidth, scrollWidth }: TrackMeasures,
): number {
  const end = scrollWidth - clientWidth
  const reachable = stops.map((stop) => Math.min(stop, end))
  if (by === 1) return reachable.find((stop) => stop > from + TOLERANCE) ?? from
  return reachable.findLast((stop) => stop < from - TOLERANCE) ?? from
}
