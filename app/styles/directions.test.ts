import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Properties and values that name a side of the screen instead of the beginning or the end of a line. */
const PHYSICAL = {
  space: /(?:^|[\s;{])(?:margin|padding|border|inset)-(?:left|right)\b/g,
  place: /(?:^|[\s;{])(?:left|right)\s*:/g,
  corner: /(?:^|[\s;{])border-(?:top|bottom)-(?:left|right)-radius/g,
  value: /(?:^|[\s;{])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
}

/** Shorthands with four values, clockwise from the top, whose second and fourth value differ. */
const AROUND = /(?:padding|margin)\s*:\s*\S+ (\S+) \S+ (?!\1;)\S+;/g

/** Written for older browsers as a list of languages, which also matches an Arabic article of an English site. */
const BY_LANGUAGE = /:dir\(/g

test('styles name the beginning and the end of a line, so that they also work from right to left', () => {
  const files = ['app', 'site-build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file)),
  )
  expect(files.length).toBeGreaterThan(30)
  const violations = files.flatMap((file) =>
    [...Object.values(PHYSICAL), AROUND, BY_LANGUAGE].flatMap((pattern) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([what]) => `${file}: ${what.trim()}`),
    ),
  )
  expect(violations).toEqual([])
})
