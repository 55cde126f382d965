/**
 * Who may import what. The fences come from the folders that exist, so a new feature is fenced the day it is created.
 * docs/architecture.md explains the sections.
 */
import { readdirSync } from 'node:fs'

/** The only imports from one feature into another, each with its reason. */
const ALLOWED_BETWEEN_FEATURES = {
  // Its frame follows the theme.
  comments: ['theme'],
  // The header carries the buttons of the palette and of the theme.
  navigation: ['palette', 'theme'],
  // Its commands change the theme, and are found beside articles.
  palette: ['search', 'theme'],
}
const features = readdirSync(new URL('../app/features', import.meta.url))

const NO_PARENT = {
  regex: '^\\.\\.',
  message: 'Import a file of another folder by its full name: #app/…, #article-host/…, #markdown/…',
}
const NO_NODE = {
  regex: '^node:',
  message: 'This code runs in browsers; only site-build/, scripts/ and tests/ may use Node.',
}
const NO_REACT = {
  regex: '^(react|react-dom)(/|$)',
  message: 'article-host/ and markdown/ are plain TypeScript; only markdown/elements/ makes React elements.',
}
const ONLY_TYPES = {
  regex: '.',
  allowTypeImports: true,
  message: 'Documents contain only the source text of these functions, without what they import.',
}

const fence = (files, ...patterns) => ({
  files: [files].flat(),
  rules: { 'no-restricted-imports': ['error', { patterns: [NO_PARENT, ...patterns] }] },
})

/** Allows only these of our own files: patterns as in .gitignore, where a leading # has to be escaped. */
const only = (...allowed) => ({
  group: ['\\#*/**', ...allowed.map((pattern) => `!#${pattern}`)],
  message: 'lint/fences.mjs lists what this folder may import.',
})

/** The rooms of the build, from the last step to the first. A room imports only from those after it. */
const BUILD_ROOMS = ['dev', 'bundles', 'files', 'plan', 'articles', 'source', 'read', 'artwork']

const SHARED = ['article-host/**', 'markdown/**', 'content/**']
const LIB = ['app/lib/**', ...SHARED]

/** Overrides for oxlint: the last one that matches a file is its fence. */
export const fences = [
  fence('**/*.{ts,tsx}'),
  fence('content/**', NO_NODE, only()),
  // A misspelt field is told the closest one.
  fence('content/rules/fields.ts', NO_NODE, only('app/lib/closest-names.ts')),
  fence('article-host/**', NO_NODE, NO_REACT, only('article-host/**')),
  fence('markdown/**', NO_NODE, NO_REACT, only('markdown/**')),
  // A misspelt language is told the closest one.
  fence(
    'markdown/code/unknown-languages.ts',
    NO_NODE,
    NO_REACT,
    only('markdown/**', 'app/lib/closest-names.ts'),
  ),
  fence('markdown/elements/**', NO_NODE, only('markdown/**')),
  fence(['app/*.{ts,tsx}', 'app/pages/**'], NO_NODE, only('app/**', ...SHARED)),
  fence('app/lib/**', NO_NODE, only(...LIB)),
  // ONLY_TYPES comes first: oxlint checks no further patterns once one has allowed an import.
  fence('app/lib/inline/**', ONLY_TYPES, NO_NODE, only(...LIB)),
  ...features.map((feature) => {
    const allowed = [feature, ...(ALLOWED_BETWEEN_FEATURES[feature] ?? [])]
    return fence(
      `app/features/${feature}/**`,
      NO_NODE,
      only(...LIB, ...allowed.map((allowedFeature) => `app/features/${allowedFeature}/**`)),
    )
  }),
  // It runs the app only through its server bundle.
  fence('site-build/*.ts', only('site-build/**', ...LIB)),
  ...BUILD_ROOMS.map((room, index) => {
    const below = BUILD_ROOMS.slice(index).map((name) => `site-build/${name}/**`)
    return fence(`site-build/${room}/**`, only('site-build/*.ts', ...below, ...LIB))
  }),
  fence('scripts/**', only('scripts/**', 'site-build/**', ...LIB)),
  fence('service-worker/**', NO_NODE, only('service-worker/**', 'app/lib/**')),
  // A test may look at anything, but not climb either.
  fence(['**/*.test.{ts,tsx}', 'tests/**']),
]
