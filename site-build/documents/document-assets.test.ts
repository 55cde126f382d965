import { expect, test } from 'vitest'
import { filesOf } from './document-assets.ts'

const manifest = {
  'app/entry-home.tsx': {
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
  expect(filesOf(manifest, ['app/entry-home.tsx'], '/me/')).toEqual({
    entry: '/me/assets/home.js',
    modules: ['/me/assets/react.js', '/me/assets/shared.js'],
    // What the shared styles say, the page's own may override.
    styles: ['/me/assets/shared.css', '/me/assets/home.css'],
    fonts: ['/me/assets/familjen-1.woff2'],
  })
})

test('a document names the module of its own page, too, and what that imports', () => {
  expect(filesOf(manifest, ['app/entry-home.tsx', 'app/later.ts'], '/')).toMatchObject({
    entry: '/assets/home.js',
    modules: ['/assets/react.js', '/assets/shared.js', '/assets/later.js'],
  })
})

test('an entry that the bundle lacks is named', () => {
  expect(() => filesOf(manifest, ['app/entry-blog.tsx'], '/')).toThrow('The bundle has no app/entry-blog.tsx')
})
