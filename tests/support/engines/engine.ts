import { existsSync } from 'node:fs'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

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

/** The engines besides Chromium's: Debian's packages, their programs, and how to start them. */
export const ENGINES = {
  firefox: { packages: 'firefox-esr', programs: ['firefox-esr'], start: startFirefox },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    programs: ['WebKitWebDriver', 'Xvfb'],
    start: startWebKit,
  },
} as const

export type EngineName = keyof typeof ENGINES

export const isInstalled = (name: EngineName): boolean =>
  ENGINES[name].programs.every((program) => existsSync(`/usr/bin/${program}`))

/** Reports the engines that are not installed, before the tests run. */
export default function reportSkipped(): void {
  for (const name of ['firefox', 'webkit'] as const)
    if (!isInstalled(name))
      console.log(
        `Skipped: the journeys in ${name}. They need Debian’s packages: sudo apt-get install ${ENGINES[name].packages}`,
      )
}
