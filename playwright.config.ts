import { defineConfig } from '@playwright/test'

/** The browser tests, against the finished site in the machine's own Chromium. */
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
  timeout: 90_000,
  expect: { timeout: 15_000 },
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
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        // Drawing through an emulated graphics card costs a third more time.
        '--disable-gpu',
        // Chromium refuses to run as root inside its sandbox; in a container there is often nobody else.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
})
