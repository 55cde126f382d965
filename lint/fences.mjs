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

/** Top-level sections of our own code that each section may import. */
const ALLOWED_SECTIONS = {
  content: [],
  'article-host': ['article-host'],
  markdown: ['markdown'],
  app: ['app', 'article-host', 'markdown', 'content'],
  'service-worker': ['service-worker', 'app'],
  'site-build': ['site-build', 'app', 'article-host', 'markdown', 'content'],
  scripts: ['site-build', 'app', 'article-host', 'markdown', 'content', 'tests'],
}
const SECTIONS = [...new Set([...Object.keys(ALLOWED_SECTIONS), 'tests'])]

const features = readdirSync(new URL('../app/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

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

const sectionFence = (section) => {
  const others = SECTIONS.filter((other) => !ALLOWED_SECTIONS[section].includes(other))
  return { regex: `^#(${others.join('|')})/`, message: `lint/fences.mjs lists what ${section}/ may import.` }
}

/** Nothing of the app except `allowed`: patterns as in .gitignore, where a leading # has to be escaped. */
const onlyOfApp = (allowed, message) => ({
  group: ['\\#app/**', ...allowed.map((pattern) => `!#app/${pattern}`)],
  message,
})

const fence = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const APP = [NO_PARENT, NO_NODE, sectionFence('app')]
const LIB = [...APP, onlyOfApp(['lib/**'], 'lib/ imports no page and no feature.')]
const PLAIN = (section) => [NO_PARENT, NO_NODE, NO_REACT, sectionFence(section)]

const featureFence = (feature) => {
  const others = [feature, ...(ALLOWED_BETWEEN_FEATURES[feature] ?? [])].map((one) => `features/${one}/**`)
  return onlyOfApp(
    ['lib/**', ...others],
    `${feature} may import lib/ and the features that lint/fences.mjs lists for it.`,
  )
}

/** Overrides for oxlint: the last one that matches a file is its fence. */
export const fences = [
  fence(['**/*.ts', '**/*.tsx'], [NO_PARENT]),
  fence(['content/**'], [NO_PARENT, NO_NODE, sectionFence('content')]),
  // A misspelt field is told the closest one.
  fence(
    ['content/rules/fields.ts'],
    [NO_PARENT, NO_NODE, onlyOfApp(['lib/closest-names.ts'], 'Rules know nothing of the app.')],
  ),
  fence(['article-host/**'], PLAIN('article-host')),
  fence(['markdown/**'], PLAIN('markdown')),
  fence(['markdown/elements/**'], [NO_PARENT, NO_NODE, sectionFence('markdown')]),
  fence(['app/*.{ts,tsx}', 'app/pages/**'], APP),
  fence(['app/lib/**'], LIB),
  // ONLY_TYPES comes first: oxlint checks no further patterns once one has allowed an import.
  fence(['app/lib/inline/**'], [ONLY_TYPES, ...LIB]),
  ...features.map((feature) => fence([`app/features/${feature}/**`], [...APP, featureFence(feature)])),
  ...['site-build', 'scripts'].map((section) =>
    fence(
      [`${section}/**`],
      [
        NO_PARENT,
        sectionFence(section),
        onlyOfApp(
          ['lib/**'],
          `${section}/ meets the app in its server bundle; of its files it may import only lib/.`,
        ),
      ],
    ),
  ),
  fence(
    ['service-worker/**'],
    [
      NO_PARENT,
      NO_NODE,
      sectionFence('service-worker'),
      onlyOfApp(['lib/**'], 'The service worker knows no page, only lib/.'),
    ],
  ),
  // A test may look at anything, but not climb either.
  fence(['**/*.test.ts', '**/*.test.tsx', 'tests/**'], [NO_PARENT]),
]
