import type { Nodes } from 'mdast'

/** A part of a text, in UTF-16 units. */
export type Place = { from: number; to: number }

/** Where a node is in the text. */
export function placeOf({ position }: Nodes): Place {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}

/** Returns a function that says whether one of some places contains an offset. The places ascend, so it looks by binary search. */
export function isInAny(places: readonly Place[]): (offset: number) => boolean {
  return (offset) => {
    // Afterwards, `low` is the index of the first place that ends behind the offset.
    let low = 0
    let high = places.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[middle]?.to ?? Infinity) <= offset) low = middle + 1
      else high = middle
    }
    return (places[low]?.from ?? Infinity) <= offset
  }
}
