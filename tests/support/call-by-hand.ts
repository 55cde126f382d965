import { act } from '@testing-library/react'
import type { Saved } from '#app/lib/live.ts'
import type { Answer, SourceFault } from '#github/fault.ts'

/** One call that is under way, and the two ways in which it can end. */
export type Pending = {
  signal: AbortSignal
  answer: (answer: Answer<string>) => Promise<void>
  reject: () => Promise<void>
}

/** A call that is answered by hand, as often as it is made. */
export function callByHand() {
  const calls: Pending[] = []
  const call = (signal: AbortSignal) =>
    new Promise<Answer<string>>((resolve, reject) => {
      calls.push({
        signal,
        answer: (answer) => act(async () => resolve(answer)),
        reject: () => act(async () => reject(new Error('broken'))),
      })
    })
  return { calls, call }
}

/** A saved copy, as old as can be. */
export const copy: Saved<string> = { value: 'copy', takenAt: 1 }
/** A call's two answers. */
export const live = (value: string): Answer<string> => ({ ok: true, value })
export const fault = (kind: Exclude<SourceFault['kind'], 'rate-limited'>): Answer<string> => ({
  ok: false,
  fault: { kind },
})
/** The network is back, as the browser tells of it. */
export const comeOnline = () => act(async () => window.dispatchEvent(new Event('online')))
