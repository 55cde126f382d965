/** The name that the content security policy allows (`trusted-types`), and no other. */
export const SCRIPT_POLICY = 'own-scripts'

/**
 * As much of the Trusted Types API as is used here. A TrustedScriptURL stands wherever workers take a string, and
 * TypeScript's own declarations of them know only that.
 */
type ScriptPolicy = { createScriptURL: (address: string) => string }

declare global {
  var trustedTypes: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined
}

let policy: ScriptPolicy | undefined

/**
 * Lets a worker be started under `require-trusted-types-for 'script'`: an address is trusted when it is this site's own.
 *
 * @param address a complete path or address
 * @param base where the site lives, with a slash at both ends
 * @returns what `new Worker` and `register` take
 * @throws TypeError when the address is not below the base on this very origin
 */
export function ownScript(address: string, base: string): string {
  const url = new URL(address, location.origin)
  if (url.origin !== location.origin || !url.pathname.startsWith(base)) {
    throw new TypeError(`Expected a script below ${location.origin}${base}, found ${url.href}.`)
  }
  if (!globalThis.trustedTypes) return url.href
  // A second policy of the same name would be refused, so the first one serves for good.
  policy ??= globalThis.trustedTypes.createPolicy(SCRIPT_POLICY, { createScriptURL: (checked) => checked })
  return policy.createScriptURL(url.href)
}
