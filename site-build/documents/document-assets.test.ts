import { expect, test } from 'vitest'
import { filesOf } from './document-assets.ts'

const manifest = {
  'app/pages/home/entry.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js'],
    css: ['assets/home.css'],
    dynamicImports: ['app/later.ts'],
  },
  '_shared.js': {
    file: 'assets/shared.js',
    imports: ['_react.js'],
    css: ['assets/shared.css'],
    assets: ['assets/familjen-1.woff2', 'assets/mono-1.woff2'],
  },
  '_react.js': { file: 'assets/react.js' },
  'app/later.ts': { file: 'assets/later.js', isDynamicEntry: true },
}

test('a document names what its entry imports, deepest first, and nothing that is loaded later', () => {
  expect(filesOf(manifest, 'app/pages/home/entry.tsx', '/me/')).toEqual({
    entry: '/me/assets/home.js',
    modules: ['/me/assets/react.js', '/me/assets/shared.js'],
    // What the shared styles say, the page's own may override.
    styles: ['/me/assets/shared.css', '/me/assets/home.css'],
    fonts: ['/me/assets/familjen-1.woff2'],
  })
})

test('an entry that the bundle lacks is named', () => {
  expect(() => filesOf(manifest, 'app/none.tsx', '/')).toThrow('The bundle has no app/none.tsx')
})
