/** A browser with one page, driven by the W3C's protocols, of which it has the same commands. */
export type Engine = {
  /** Opens an address and waits until it has loaded. */
  open: (address: string) => Promise<unknown>
  back: () => Promise<unknown>
  /** Runs a function in the page. Its arguments and its result are JSON. */
  run: <Input extends unknown[], Output>(
    code: (...input: Input) => Output,
    ...input: Input
  ) => Promise<Output>
  /** Performs input, which both protocols describe alike (W3C WebDriver, section 15, "Actions"). */
  act: (source: { type: 'key' | 'pointer' | 'wheel'; id: string; actions: object[] }) => Promise<unknown>
  /** Sets the size of the page in CSS px. */
  resize: (width: number, height: number) => Promise<unknown>
  close: () => Promise<void>
}
