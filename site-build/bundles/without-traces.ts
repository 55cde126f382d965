/** The errors that React 19 creates in advance. */
const IN_ADVANCE = /(?<=Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g

/**
 * React creates five errors in advance and throws them only as internal signals. While a tool is connected (Lighthouse, Playwright,
 * DevTools), V8 parses all of React again for their traces, which blocks a phone for 100 ms (decision 15).
 *
 * @param react the code of react-dom's client
 * @throws Error if there are none, because a new version writes them in another way
 */
export function withoutTraces(react: string): string {
  const code = react.replaceAll(IN_ADVANCE, 'Object.create(Error.prototype)')
  if (code !== react) return code
  throw new Error(
    'site-build/bundles/without-traces.ts: expected errors that React makes in advance, found none. Has React renamed them?',
  )
}
