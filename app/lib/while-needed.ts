import { startTransition } from 'react'

/** Starts something with a signal, such as listeners. The returned function aborts it. */
export function whileNeeded(start: (signal: AbortSignal) => void): () => void {
  const leaving = new AbortController()
  start(leaving.signal)
  return () => leaving.abort()
}

/** The same promise, which rejects when the deadline passes first. */
export function beforeDeadline<R>(promise: Promise<R>, deadline: AbortSignal): Promise<R> {
  const passed = new Promise<never>((_resolve, reject) => {
    if (deadline.aborted) reject(deadline.reason)
    deadline.addEventListener('abort', () => reject(deadline.reason))
  })
  return Promise.race([promise, passed])
}

/** Reports a task's result in a transition, so that the page stays responsive. The returned function aborts it and ignores its result. */
export function reportResult<R>(
  task: (signal: AbortSignal) => Promise<R>,
  report: (result: R) => void,
): () => void {
  return whileNeeded((signal) => {
    void task(signal).then((result) => signal.aborted || startTransition(() => report(result)))
  })
}
