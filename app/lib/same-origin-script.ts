/** The only Trusted Types policy that the content security policy allows on every page. */
export const SCRIPT_POLICY = 'own-scripts'

/** TypeScript types a TrustedScriptURL as a string. */
type ScriptPolicy = { createScriptURL: (address: string) => string }

declare global {
  var trustedTypes: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined
}

let policy: ScriptPolicy | undefined

/** Makes an address of a worker that `require-trusted-types-for 'script'` accepts; throws if it is not below the base on this origin. */
export function sameOriginScript(address: string, base: string): string {
  const url = new URL(address, location.origin)
  if (url.origin !== location.origin || !url.pathname.startsWith(base)) {
    throw new TypeError(`Expected a script below ${location.origin}${base}, found ${url.href}.`)
  }
  if (!globalThis.trustedTypes) return url.href
  // Browsers refuse a second policy with the same name.
  policy ??= globalThis.trustedTypes.createPolicy(SCRIPT_POLICY, { createScriptURL: (checked) => checked })
  return policy.createScriptURL(url.href)
}
