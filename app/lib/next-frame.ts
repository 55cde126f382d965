/**
 * The longest time that work waits for a frame, in ms. Browsers draw none for a tab in the background, for a window that is
 * minimised or covered, and on a machine that is too busy. A slow phone draws one in less.
 */
export const FRAME_DEADLINE_MS = 250

/** Runs work in the next frame, or after `FRAME_DEADLINE_MS` if none comes. The returned function cancels it. */
export function inNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(run)
  const deadline = setTimeout(run, FRAME_DEADLINE_MS)
  return cancel

  function run() {
    cancel()
    work()
  }

  function cancel() {
    cancelAnimationFrame(frame)
    clearTimeout(deadline)
  }
}

/** Runs each work in a frame of its own, in their order. The returned function cancels those that have not run. */
export function inNextFrames([work, ...rest]: readonly (() => void)[]): () => void {
  if (!work) return () => {}
  let cancel = inNextFrame(() => {
    work()
    cancel = inNextFrames(rest)
  })
  return () => cancel()
}

/** Makes a function that runs work in the next frame, but only once, however often it is called before. */
export function oncePerFrame(work: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    inNextFrame(() => {
      isWaiting = false
      work()
    })
  }
}
