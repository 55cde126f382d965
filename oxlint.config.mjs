import { fences } from './lint/fences.mjs'

export default {
  jsPlugins: ['./lint/readable.mjs'],
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  settings: { react: { version: '19.2.9' } },
  ignorePatterns: ['dist/**', 'build/**', 'test-results/**', 'playwright-report/**'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-alert': 'error',
    eqeqeq: 'error',
    // A style sheet is imported for its effect.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // Sequences on purpose: pages are written, and articles asked for, one after the other.
    'no-await-in-loop': 'off',
    // Two exports of one name in sibling files are welcome: names are said in full by their file.
    'no-shadow': 'off',
    // An effect returns a clean-up, or nothing.
    'typescript/consistent-return': 'off',
    // What the browser knows is read once, after hydration: the first render has to equal the prerendered page.
    'react/set-state-in-effect': 'off',
    // <output> is announced like role="status" by fewer screen readers.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Safari drops the list semantics of a list without bullets unless the role is said.
    'jsx-a11y/no-redundant-roles': 'off',
    'react/jsx-no-constructed-context-values': 'off',
    // Messages go to workers, which take no origin, and to a sandboxed frame, whose origin is opaque: only '*' reaches it.
    'unicorn/require-post-message-target-origin': 'off',
    // Default imports are how these packages document themselves.
    'import/no-named-as-default-member': 'off',
    // A small function reads best beside its only use; a long list of words best in lines of its own.
    'unicorn/consistent-function-scoping': 'off',
    // Code that a stranger understands after reading it once: a line does one thing.
    'readable/short-regex': 'error',
    'readable/no-nested-assignment': 'error',
    'no-nested-ternary': 'error',
    'no-param-reassign': ['error', { props: false }],
    'no-multi-assign': 'error',
    'max-depth': ['error', 3],
  },
  overrides: [
    ...fences,
    { files: ['tests/**'], rules: { 'import/no-cycle': 'off' } },
    {
      // Node's and the tests' own types are wide; what comes from outside is checked where it enters.
      files: ['site-build/**', 'scripts/**', 'tests/**', '**/*.test.ts', '**/*.test.tsx'],
      rules: {
        'typescript/no-unsafe-type-assertion': 'off',
        'typescript/no-non-null-assertion': 'off',
        'oxc/no-map-spread': 'off',
        // expect(value, message) and an expect inside a loop are what these tests are made of.
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'vitest/no-conditional-expect': 'off',
        // Playwright's fixtures call a function `use`.
        'react/rules-of-hooks': 'off',
      },
    },
  ],
}
