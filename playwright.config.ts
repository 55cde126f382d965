import { defineConfig } from '@playwright/test'
import { HEADLESS_CHROMIUM, SANDBOX } from './tests/support/chromium.ts'

/** The browser tests: they open the finished sites in a Chromium without a window. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/site/build-variants.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous, because the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
        // Letters as wide as on a phone, wherever the tests run.
        '--font-render-hinting=none',
        ...SANDBOX,
      ],
    },
  },
})
