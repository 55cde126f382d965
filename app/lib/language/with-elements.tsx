import { Fragment, type ReactNode } from 'react'

/** A sentence with elements in place of its {placeholders}. */
export function withElements(sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return sentence
    .split(/{(\w+)}/)
    .map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{elements[part]}</Fragment>))
}
