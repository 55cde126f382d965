/** The errors that React 19 makes in advance. */
const IN_ADVANCE = /(?<=Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g

/**
 * React makes five errors in advance, and throws them only as signs to itself. While a tool is connected (Lighthouse, Playwright,
 * DevTools), V8 parses all of React again for their traces, which blocks a phone for 100 ms (decision 15).
 *
 * @param react the code of react-dom's client
 * @param warn is called if React's code has changed so much that nothing was found
 */
export function withoutTraces(react: string, warn: (message: string) => void): string {
  const code = react.replaceAll(IN_ADVANCE, 'Object.create(Error.prototype)')
  if (code === react)
    warn(
      'site-build/without-traces.ts: expected errors that React makes in advance, found none. Has React renamed them?',
    )
  return code
}
