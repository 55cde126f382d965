import { defineConfig } from '@playwright/test'
import { HEADLESS_CHROMIUM, SANDBOX } from './tests/support/chromium.ts'

/** The browser tests, against the finished site in a Chromium without a window. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/site/build-variants.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous: a busy machine is no reason to fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Drawing what moves is a fifth of the work. The specs about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test takes half as long again as the test. `npm run test:browser -- --trace on` makes one.
    trace: 'off',
    launchOptions: {
      executablePath: HEADLESS_CHROMIUM,
      args: [
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        // Drawing through an emulated graphics card costs a third more time.
        '--disable-gpu',
        // Letters as wide as on a phone, wherever the tests run.
        '--font-render-hinting=none',
        ...SANDBOX,
      ],
    },
  },
})
