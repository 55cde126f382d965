import { assertNever } from './assert-never.ts'
import { isGone, type SourceFault } from '#github/fault.ts'

/** A copy from an earlier time. */
export type Saved<T> = {
  value: T
  /** ms since 1970 */
  takenAt: number
}

/**
 * What a page knows of something it reads live. `resting` is the page as it was prerendered, before any script ran; the
 * saved copy outlives every failure but one (SAVE-1, SAVE-2).
 */
export type Live<T> =
  | { status: 'resting'; saved: Saved<T> | null }
  | { status: 'loading'; saved: Saved<T> | null }
  | { status: 'ready'; saved: Saved<T> | null; value: T }
  | { status: 'failed'; saved: Saved<T> | null; fault: SourceFault }

export type LiveEvent<T> =
  | { type: 'called' }
  | { type: 'savedFound'; saved: Saved<T> }
  | { type: 'answered'; value: T }
  /** `goneAt`: when this was last found to be gone, ms since 1970. */
  | { type: 'failed'; fault: SourceFault; goneAt?: number | undefined }

/**
 * Where an event leads. When it changes nothing the same object comes back.
 *
 * An answer counts only while it is awaited, and ends `loading` in all cases (LIST-2, ART-2). A copy gives way to a newer
 * one, never displaces what is live, and none is shown of what is gone (SAVE-2).
 */
export function liveReducer<T>(state: Live<T>, event: LiveEvent<T>): Live<T> {
  switch (event.type) {
    case 'called':
      return state.status === 'loading' || state.status === 'ready'
        ? state
        : { status: 'loading', saved: state.saved }
    case 'savedFound':
      if (state.status === 'failed' && isGone(state.fault)) return state
      return state.saved && state.saved.takenAt >= event.saved.takenAt
        ? state
        : { ...state, saved: event.saved }
    case 'answered':
      return state.status === 'loading' ? { status: 'ready', saved: state.saved, value: event.value } : state
    case 'failed':
      if (state.status !== 'loading') return state
      return { status: 'failed', saved: standing(state.saved, event), fault: event.fault }
    default:
      return assertNever(event)
  }
}

/** The copy, unless what it is of is gone by now, or was after it was made. */
function standing<T>(
  saved: Saved<T> | null,
  { fault, goneAt = -1 }: { fault: SourceFault; goneAt?: number | undefined },
): Saved<T> | null {
  return isGone(fault) || (saved && saved.takenAt <= goneAt) ? null : saved
}

/** What there is to show: the live value, else the saved copy, else `null`. */
export function shownIn<T>(state: Live<T>): T | null {
  switch (state.status) {
    case 'ready':
      return state.value
    case 'resting':
    case 'loading':
    case 'failed':
      return state.saved?.value ?? null
    default:
      return assertNever(state)
  }
}
