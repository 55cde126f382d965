import { configDefaults, defineConfig } from 'vitest/config'

/** `npm run test:slow` runs in the mode `slow`: it adds the slow tests, and tries properties with many more values. */
export default defineConfig(({ mode }) => ({
  test: {
    include: ['{app,content,github,markdown,scripts,service-worker,site-build,tests}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(mode === 'slow' ? [] : ['**/*.slow.test.*'])],
    // Class names stay readable in component tests: `.card` instead of `._card_1x2y3`.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
  },
}))
