import { Fragment, type ReactNode } from 'react'

/** A sentence with elements in place of its values. */
export function withElements(
  sentence: (...places: string[]) => string,
  ...elements: ReactNode[]
): ReactNode[] {
  return sentence(...elements.map((_, at) => `{${at}}`))
    .split(/\{(\d)\}/)
    .map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{elements[Number(part)]}</Fragment>))
}
