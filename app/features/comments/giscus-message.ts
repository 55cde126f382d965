import { isRecord } from '#article-host/is-record.ts'
import { GISCUS } from '#app/lib/outside-services.ts'

/** A message of giscus about its frame. */
export type GiscusMessage = {
  /** The height of the comments, in CSS pixels. */
  height?: number
  /** The visitor has signed out, or giscus no longer accepts the sign-in. */
  isSignedOut?: boolean
}

/** The errors after which giscus's own script deletes the sign-in (giscus/giscus, `client.ts`). */
const SESSION_ERROR = /Bad credentials|Invalid state value|State has expired/

/**
 * Reads a message of the frame ("giscus-to-parent message events").
 *
 * @param frame the window of the frame
 * @returns `null` for any other message, and for messages of other windows
 */
export function giscusMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: MessageEventSource | null | undefined,
): GiscusMessage | null {
  if (origin !== GISCUS || source !== frame) return null
  if (!isRecord(data) || !isRecord(data.giscus)) return null
  const { resizeHeight, signOut, error } = data.giscus
  return {
    ...(typeof resizeHeight === 'number' && resizeHeight > 0 && { height: resizeHeight }),
    ...((signOut === true || (typeof error === 'string' && SESSION_ERROR.test(error))) && {
      isSignedOut: true,
    }),
  }
}
