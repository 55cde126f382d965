export type CarouselPlace = {
  /** The first and the last slide that are completely visible, from 0. */
  first: number
  last: number
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
  slideWidth: number
  /** The scroll position of each slide. */
  stops: readonly number[]
}

/** In px, because scroll positions are fractions on many screens. */
const TOLERANCE = 2

/** Which slides are in sight, and whether there are more (PROJ-2). When none is complete, the next one counts as visible. */
export function placeOf({
  scrollLeft,
  clientWidth,
  scrollWidth,
  slideWidth,
  stops,
}: TrackMeasures): CarouselPlace {
  const next = stops.findIndex((stop) => stop >= scrollLeft - TOLERANCE)
  const first = next === -1 ? Math.max(0, stops.length - 1) : next
  const last = stops.findLastIndex((stop) => stop + slideWidth <= scrollLeft + clientWidth + TOLERANCE)
  return {
    first,
    last: Math.max(first, last),
    atStart: scrollLeft <= TOLERANCE,
    atEnd: scrollLeft + clientWidth >= scrollWidth - TOLERANCE,
  }
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
