export type CarouselPlace = {
  /** The slide that counts as the current one, from 0. */
  index: number
  atStart: boolean
  atEnd: boolean
}

/** Measurements of a carousel's track, in px. */
export type TrackMeasures = {
  scrollLeft: number
  /** The width of the visible part. */
  clientWidth: number
  /** The width of all slides. */
  scrollWidth: number
  /** The scroll position of each slide. */
  stops: readonly number[]
}

/** In px, because scroll positions are fractions on many screens. */
const TOLERANCE = 2

/** The current slide is the first one that is completely visible, or the last one at the end of the track (PROJ-2). */
export function placeOf({ scrollLeft, clientWidth, scrollWidth, stops }: TrackMeasures): CarouselPlace {
  const last = Math.max(0, stops.length - 1)
  const atStart = scrollLeft <= TOLERANCE
  const atEnd = scrollLeft + clientWidth >= scrollWidth - TOLERANCE
  if (atEnd && !atStart) return { index: last, atStart, atEnd }
  const first = stops.findIndex((stop) => stop >= scrollLeft - TOLERANCE)
  return { index: first === -1 ? last : first, atStart, atEnd }
}

/**
 * Where to scroll for the next or the previous slide.
 *
 * @param from where the track is, or where it is scrolling to, px
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
