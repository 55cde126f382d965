/* `tests/bench/formatting.ts` installs these packages. */
declare module 'virtual:react-markdown' {
  import type { ReactElement } from 'react'

  export function Markdown(options: { children: string; remarkPlugins: unknown[] }): ReactElement
  export const remarkGfm: unknown
}
