/**
 * Who may import what. The fences are made from the folders that exist, so a new feature is fenced the day it is made.
 * docs/architecture.md says why the sections are what they are.
 */
import { readdirSync } from 'node:fs'

/** The only ways from one feature into another, each with its reason. */
const ALLOWED_BETWEEN_FEATURES = {
  // The header carries the theme's button.
  navigation: ['theme'],
  // The home page's sections show the carousel, and type their headings.
  portfolio: ['carousel', 'typed-text'],
  // A saved article holds the tree that the pipeline made of it.
  articles: ['markdown'],
  // A cover is written like the destination of an image.
  frontmatter: ['markdown'],
}

const features = readdirSync(new URL('../app/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

const NO_PARENT = {
  regex: '^\\.\\.',
  message: 'A file of another folder is imported by its full name: #app/…, #builder/…, #content/…',
}
const NO_NODE = {
  regex: '^node:',
  message: 'The application runs in browsers; only builder/, scripts/ and tests/ may use Node.',
}
const NO_BUILDER = {
  regex: '^#(builder|tests)/',
  message: 'The application knows nothing of how it is built or tested.',
}
const NO_REACT = {
  regex: '^(react|react-dom|wouter)(/|$)',
  message: 'Sources and parsers are plain TypeScript: the build uses them without React.',
}

/** Nothing of the application but `allowed`: patterns as in .gitignore, where a leading # has to be escaped. */
const onlyOfApp = (allowed, message) => ({
  group: ['\\#app/**', ...allowed.map((pattern) => `!#app/${pattern}`)],
  message,
})

const featureFence = (feature) => {
  // Its own name is for features with folders of their own.
  const others = [feature, ...(ALLOWED_BETWEEN_FEATURES[feature] ?? [])].map((one) => `features/${one}/**`)
  return [
    NO_PARENT,
    NO_NODE,
    NO_BUILDER,
    onlyOfApp(
      ['shared/**', ...others],
      `${feature} may import shared/ and what lint/fences.mjs lists for it, nothing else of the application.`,
    ),
  ]
}

const fence = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const TESTS = ['**/*.test.ts', '**/*.test.tsx']

/** Overrides for oxlint: the last one that matches a file is its fence. */
export const fences = [
  fence(['**/*.ts', '**/*.tsx'], [NO_PARENT]),
  fence(['content/**'], [NO_PARENT, { regex: '^#', message: 'The content depends on nothing.' }]),
  fence(['app/*.{ts,tsx}'], [NO_PARENT, NO_NODE, NO_BUILDER]),
  fence(
    ['app/shared/**'],
    [
      NO_PARENT,
      NO_NODE,
      NO_BUILDER,
      onlyOfApp([], 'shared/ is the ground: it imports only what stands beside it.'),
    ],
  ),
  fence(['app/pages/**'], [NO_PARENT, NO_NODE, NO_BUILDER]),
  fence(
    ['app/prepare/**'],
    [
      NO_PARENT,
      NO_NODE,
      NO_BUILDER,
      NO_REACT,
      onlyOfApp(
        ['shared/**', 'features/**', 'prepare/**'],
        'An article is prepared without knowing any page: only features and shared/.',
      ),
    ],
  ),
  ...features.map((feature) => fence([`app/features/${feature}/**`], featureFence(feature))),
  // Under these, what is neither a component nor a hook runs in the build as well.
  ...['articles', 'frontmatter', 'markdown'].flatMap((feature) => [
    fence([`app/features/${feature}/**/*.ts`], [...featureFence(feature), NO_REACT]),
    fence([`app/features/${feature}/**/use-*.ts`], featureFence(feature)),
  ]),
  fence(
    ['builder/**', 'scripts/**'],
    [
      NO_PARENT,
      onlyOfApp(
        [
          'shared/**',
          'features/frontmatter/frontmatter.ts',
          ...[
            'snapshot',
            'article-name',
            'closest-names',
            'article-source',
            'read-bytes',
            'source-fault',
            'within-deadline',
          ].map((module) => `features/articles/${module}.ts`),
        ],
        'The builder meets the application in app/entry-server.tsx; of its files it may use shared/, the types of its data, the names of fields and the rules of names, and how an answer of GitHub is read.',
      ),
    ],
  ),
  fence(
    ['offline/**'],
    [
      NO_PARENT,
      NO_NODE,
      NO_BUILDER,
      onlyOfApp(['shared/**'], 'The service worker knows no page: only shared/.'),
    ],
  ),
  // A test may look at anything, but not climb either.
  fence([...TESTS, 'tests/**'], [NO_PARENT]),
]
