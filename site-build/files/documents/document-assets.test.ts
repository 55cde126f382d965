import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SITE } from '#tests/support/site/example-pages.ts'
import { documentAssets, insideStyle } from './document-assets.ts'
import { ENTRIES } from './pages.ts'

test('the policy allows exactly the script of each page', () => {
  const manifest = Object.fromEntries(Object.values(ENTRIES).map((file) => [file, { file }]))
  const written = (page: string) => `(function () { window.kind = '${page}' /* of the page */ })()`
  const tokens = { grounds: { light: '#fff', dark: '#000' }, hasOwnFont: false }
  for (const { bootScript, csp } of Object.values(documentAssets(manifest, '.', SITE, written, tokens))) {
    expect(bootScript).not.toContain('of the page')
    expect(csp).toContain(`'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`)
  }
})

test('styles in a document cannot close their element', () => {
  expect(insideStyle(':root{--x:"</STYLE><script>"}a{}')).toBe(String.raw`:root{--x:"<\/STYLE><script>"}a{}`)
})
