import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { answerCalls, text } from '#tests/support/answers.ts'
import { PHONE } from '#tests/support/open-article.ts'
import { pressEveryControl } from '#tests/support/controls/press-every-control.ts'
import { submitEveryForm } from '#tests/support/controls/submit-every-form.ts'
import { longDocuments, longIndex } from '#tests/support/site/long-list.ts'
import { VARIANTS, type VariantName } from '#tests/support/site/variants.ts'
import { expect, test, UNANSWERED } from '#tests/support/test.ts'

test.use({
  tolerated: [new RegExp(`${UNANSWERED.source}|giscus`)],
  permissions: ['clipboard-read', 'clipboard-write'],
})

// Each page is opened again and again.
test.describe.configure({ timeout: 400_000 })

// Nothing is outside of this machine.
test.beforeEach(async ({ page }) => {
  await page.route('https://giscus.app/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Comments' }),
  )
})

/** Not opened by visitors: the frame of diagrams. */
const FRAMES = new Set(['diagram.html'])

/**
 * The addresses of a finished site: each document at its top, and of a folder the largest document of each set of scripts. So a new
 * kind of page is tested without being named here.
 */
function addressesOf(variant: VariantName): string[] {
  const { folder } = VARIANTS[variant]
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const largest = new Map<string, { file: string; size: number }>()
  for (const file of files.toSorted()) {
    if (!file.endsWith('.html') || FRAMES.has(file)) continue
    const document = readFileSync(join(folder, file), 'utf8')
    const [scripts = ''] = /data-modules="[^"]*/.exec(document) ?? []
    const kind = dirname(file) === '.' ? file : `${dirname(file)} ${scripts}`
    const size = document.length
    if (size > (largest.get(kind)?.size ?? 0)) largest.set(kind, { file, size })
  }
  return Array.from(largest.values(), ({ file }) => addressOf(file))
}

function addressOf(file: string): string {
  const path = file.replace(/\.html$/, '').replace(/^index$/, '')
  return `./${path.split('/').map(encodeURIComponent).join('/')}`
}

/** A text with all that scripts make into controls. It is newer than the site, so React renders it. */
const EVERYTHING = `# Everything

A note[^1], [a part](#the-part), [another article](Backpropagation%20by%20hand.md) and https://github.com/.

## The part

\`\`\`ts
const wide = '${'wide '.repeat(60)}'
\`\`\`

| ${'a column | '.repeat(30)}
| ${'--- | '.repeat(30)}
| ${'a cell | '.repeat(30)}

![Curves](images/curves.svg)

\`\`\`mermaid
graph TD
  A --> B
\`\`\`

- [x] done

${'Some words.\n\n'.repeat(60)}

## The end

[^1]: The note.
`

const SIZES = [{ width: 1440, height: 900 }, PHONE]

for (const variant of ['default', 'abroad'] as const)
  test.describe(`the site "${variant}"`, () => {
    test.use({ variant })
    for (const address of addressesOf(variant))
      for (const viewport of SIZES)
        test(`every control of ${decodeURI(address)} does something at ${viewport.width} px`, async ({
          page,
        }) => {
          await page.setViewportSize(viewport)
          expect(await pressEveryControl(page, address)).toEqual([])
          expect(await submitEveryForm(page, address)).toEqual([])
        })
  })

for (const viewport of SIZES) {
  test(`the search of an older page of the list is sent at ${viewport.width} px`, async ({ page }) => {
    const documents = await longDocuments(longIndex(610), VARIANTS.default.folder)
    await page.route(/\/archive\/\d+$/, (route) => {
      const body = documents.get(new URL(route.request().url()).pathname)
      return route.fulfill({ body: body ?? '', contentType: 'text/html; charset=utf-8' })
    })
    await page.setViewportSize(viewport)
    expect(await submitEveryForm(page, './archive/1')).toEqual([])
  })

  test(`every control of a live article with everything does something at ${viewport.width} px`, async ({
    page,
  }) => {
    await answerCalls(page, { article: text(EVERYTHING) })
    await page.setViewportSize(viewport)
    expect(await pressEveryControl(page, './blogs/Everything')).toEqual([])
  })

  test(`every control of an article that does not exist does something at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    expect(await pressEveryControl(page, './blogs/None%20of%20this%20name')).toEqual([])
  })
}
