import type { AnalyticsScript } from '#app/lib/outside-services.ts'

/** Adds the script of an analytics service once the page has loaded, unless the browser asks not to be tracked. */
export function startAnalytics(
  { host, script, attributes, globals }: AnalyticsScript,
  policyName: string,
): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (location.host !== host || doNotTrack === '1' || globalPrivacyControl) return
  Object.assign(globalThis, globals)
  const add = () => {
    const rules = { createScriptURL: (address: string) => address }
    const policy = globalThis.trustedTypes?.createPolicy(policyName, rules) ?? rules
    const element = document.createElement('script')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.src = policy.createScriptURL(script)
    document.head.append(element)
  }
  addEventListener('load', add, { once: true })
}
