/**
 * Runs a call under one time limit, which covers all of it: headers and body.
 *
 * @param limit ms
 * @param outer the caller's own reason to stop
 * @param work gets a signal that fires at the limit, with `outer`, and when the work is over, so that nothing runs on
 * @throws the abort's reason when the limit or `outer` comes first, even if the work takes no notice; else what `work` throws
 */
export async function withinDeadline<T>(
  limit: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer.throwIfAborted()
  const inner = new AbortController()
  const stop = () => inner.abort()
  const timer = setTimeout(stop, limit)
  outer.addEventListener('abort', stop)
  try {
    return await Promise.race([work(inner.signal), rejectionOf(inner.signal)])
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', stop)
    stop()
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
