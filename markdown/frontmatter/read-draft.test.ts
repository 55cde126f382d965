import { expect, test } from 'vitest'
import { fieldsOf, problemsOf } from '#tests/support/read-block.ts'
import { readFrontmatter } from './read-frontmatter.ts'

test.each([
  ...[
    ['true', true],
    ['True', true],
    ['yes', true],
    ['on', true],
  ],
  ...[
    ['false', false],
    ['no', false],
  ],
])('draft: %s', (word, draft) => {
  expect(fieldsOf(`draft: ${String(word)}`)).toEqual({ draft })
})

test.each(['ture', 'y', '1', 'true.', '[true]', '{a: b}', 'maybe', '"tru e"'])(
  'draft: %s cannot be understood: it is reported, and the article kept back',
  (word) => {
    expect(readFrontmatter(`title: A\ndraft: ${word}`)).toMatchObject({
      fields: { title: 'A', draft: true },
      problems: [{ line: 3, field: 'draft', expected: expect.stringContaining('true or false') }],
    })
  },
)

test.each([
  ['a quoted name', '"draft": true\ntitle: a: b'],
  ['a name in single quotes', "title: a: b\n'draft': yes"],
  ['braces', '{draft: true, title: a: b}'],
  ['braces, later on', '{title: a: b,\n "draft" : true }'],
  ['a word that is wrong', 'title: a: b\ndraft: ture'],
  ['a tag of YAML', 'draft: !!bool true\ntitle: a: b'],
  ['a value on the next line', 'draft:\n  true\ntitle: a: b'],
  ['an indentation', 'title: a: b\n   draft: true'],
  ['no blank', 'title: A\ndraft:true'],
  ['no blank, alone', 'draft:true'],
  ['a capital letter', 'Draft: true\ntitle: a: b'],
  ['a name twice', 'draft: false\ndraft: true'],
  ['a forgotten comma', '{"title": "x" "draft": true}'],
  ['an equals sign', 'title: x\ndraft = true'],
  ['an arrow', 'title: x\ndraft -> yes'],
  ['a blank alone', 'title: x\ndraft true'],
  ['a list', 'title: a: b\n- draft: true'],
  ['a question mark', 'title: a: b\n? draft\n: true'],
  ['an anchor of YAML', 'title: a: b\n&x draft: true'],
  ['a semicolon', 'title: x; draft: true\nend'],
  ['a name that is nearly right, beside one without a value', 'draft:\ndarft: true\ntitle: a: b'],
  ['CR only', 'title: a: b\rdraft: true\r'],
])('%s in a block that cannot be read still keeps a draft back', (_, block) => {
  expect(readFrontmatter(block)).toMatchObject({
    fields: { draft: true },
    problems: [{ field: null, expected: expect.stringContaining('the article is kept back') }],
  })
})

test.each([
  'draft: false\ntitle: a: b',
  '"draft": "no" # yet\ntitle: a: b',
  '{title: a: b, draft: off}',
  'draft:\ntitle: a: b',
  'title: My draft: a story',
])('%j cannot be read, and is no draft', (block) => {
  expect(fieldsOf(block)).toEqual({})
  expect(readFrontmatter(block)).toMatchObject({ problems: [{ field: null }] })
})

test.each(['darft: true', 'Drafts: yes', '"DRFAT": on', 'isDraft: True', 'draf: yes', 'drat: "on"'])(
  '%s was meant as a draft: it is kept back, and its owner told why',
  (line) => {
    const name = /\w+/.exec(line)?.[0]
    expect(readFrontmatter(`title: A\n${line}`)).toEqual({
      fields: { title: 'A', draft: true },
      problems: [
        {
          line: 3,
          field: 'draft',
          expected: expect.stringContaining('the article is kept back'),
          found: name,
        },
      ],
      unknown: [],
    })
    expect(fieldsOf(`${line}\ntitle: a: b`)).toEqual({ draft: true })
    expect(fieldsOf(`${line}\nother: a: b`)).toEqual({ draft: true })
  },
)

test.each([
  ['a no', 'darft: false'],
  ['other words', 'craft: weaving'],
  ['a number', 'grant: 1'],
  ['a name that is not close', 'done: true'],
  ['the field itself says no', 'craft: true\ndraft: false'],
])('%s makes no draft of an article', (_, block) => {
  expect(fieldsOf(block)?.draft).not.toBe(true)
  expect(problemsOf(block)).toEqual([])
  expect(readFrontmatter(block)?.unknown).toHaveLength(1)
  expect(fieldsOf(`${block}\ntitle: a: b`)).toEqual({})
})
