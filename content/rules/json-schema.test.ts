import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { wordsSchema } from '#site-build/read/words/site-words.ts'
import { siteSchema } from './site-content.ts'

/* Editors complete and check the owner's files with these. After a change of the rules, `npx vitest run content/rules -u` writes them. */

test.each([
  ['site', siteSchema],
  ['words', wordsSchema],
])('the JSON Schema of %s.yaml is that of its rules', async (name, schema) => {
  // JSON Schema cannot express the checks of texts, so their messages are descriptions.
  const json = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  await expect(`${JSON.stringify(json, null, 1)}\n`).toMatchFileSnapshot(`${name}.schema.json`)
})
