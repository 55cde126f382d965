/** Something in a text that its author meant as Markdown, and that is none: shown as the characters it is. */
export type Slip = {
  /** The line of the text, from 1. */
  line: number
  /** What it was meant as. */
  field: string
  expected: string
  found: string
}
