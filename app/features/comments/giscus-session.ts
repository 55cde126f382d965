import { SESSION_KEY } from './giscus.ts'

const PARAMETER = 'giscus'

/** Whether the visitor returns from signing in to giscus. */
export function hasSignedIn(address: string): boolean {
  return new URL(address).searchParams.has(PARAMETER)
}

/** The address of a page for giscus: without a fragment and without a sign-in. */
export function plainAddress(address: string): string {
  const url = new URL(address)
  url.searchParams.delete(PARAMETER)
  url.hash = ''
  return url.href
}

/**
 * The visitor's sign-in, from the address or from storage. It is moved from the address to storage, like in giscus's own script.
 *
 * @returns `''` without a sign-in
 */
export function takeSession({ location, history, localStorage }: Window): string {
  const session = new URL(location.href).searchParams.get(PARAMETER)
  try {
    if (session === null) return String(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '""'))
    history.replaceState(history.state, '', plainAddress(location.href))
    localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  } catch {
    // Storage is blocked, or contains something else: the sign-in works on this page only.
  }
  return session ?? ''
}

/** Deletes the sign-in. */
export function forgetSession({ localStorage }: Window): void {
  try {
    localStorage.removeItem(SESSION_KEY)
  } catch {
    // Storage is blocked.
  }
}
