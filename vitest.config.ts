import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,content,github,markdown,scripts,service-worker,site-build,tests}/**/*.test.{ts,tsx}'],
    // Class names stay readable in component tests: `.card` instead of `._card_1x2y3`.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
  },
})
