import { defineConfig } from '@playwright/test'
import { HEADLESS_CHROMIUM, SANDBOX } from './tests/support/chromium.ts'
import { isInstalled } from './tests/support/engines/engines.ts'
import type { EngineOptions } from './tests/support/engines/test.ts'

/** The browser tests: they open the finished sites in a Chromium without a window, and some in two other engines. */
export default defineConfig<object, EngineOptions>({
  projects: [
    { name: 'chromium', testDir: 'tests/e2e' },
    ...(['firefox', 'webkit'] as const).map((name) => ({
      name,
      testDir: 'tests/engines',
      testIgnore: isInstalled(name) ? [] : '**',
      // An engine runs its journeys one after the other, because starting it takes seconds.
      fullyParallel: false,
      // On a new machine, an engine's first pages take seconds: it makes its caches of fonts and of shaders.
      timeout: 90_000,
      expect: { timeout: 20_000 },
      use: { engineName: name },
    })),
  ],
  testMatch: '**/*.spec.ts',
  globalSetup: ['./tests/support/engines/engines.ts', './tests/support/site/build-variants.ts'],
  outputDir: 'test-results',
  // Playwright compiles all that tests import. The application is compiled already.
  build: { external: ['**/build/server/**'] },
  fullyParallel: true,
  // Tests also wait for timers and for servers.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Patience, also beside other work on two cores; no promise to visitors.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Drawing movement is a fifth of the work. The specs about movement turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace makes a test half as slow again. `npm run test:browser -- --trace on` records them.
    trace: 'off',
    launchOptions: {
      executablePath: HEADLESS_CHROMIUM,
      args: [
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        // An emulated graphics card takes a third more time to draw.
        '--disable-gpu',
        // Sending what is drawn to another process takes a sixth of the work.
        '--in-process-gpu',
        // Letters as wide as on a phone, wherever the tests run.
        '--font-render-hinting=none',
        ...SANDBOX,
      ],
    },
  },
})
