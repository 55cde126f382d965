import { existsSync } from 'node:fs'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

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
