/* `tests/bench/formatting.ts` installs what it compares this site with. */
declare module 'virtual:react-markdown' {
  import type { ReactElement } from 'react'

  export function Markdown(options: { children: string; remarkPlugins: unknown[] }): ReactElement
  export const remarkGfm: unknown
}
