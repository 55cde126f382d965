import { expect, test } from 'vitest'
import { readPost } from './read-post.ts'

const jekyll = { name: 'Jekyll' }
const pelican = { name: 'Pelican' }

test.each([
  ['a list over two lines', { block: 'tags: [a,\nb]\nlang: en', fields: { tags: ['a', 'b'], lang: 'en' } }],
  [
    'a list that ends alone',
    { block: 'tags: [\na,\nb\n]\nlang: en', fields: { tags: ['a', 'b'], lang: 'en' } },
  ],
  [
    'a quoted title over two lines',
    { block: 'title: "One\ntwo"\nlang: en', fields: { title: 'One two', lang: 'en' } },
  ],
])('reads frontmatter of Jekyll with %s', (_, { block, fields }) => {
  expect(readPost(`---\n${block}\n---\nText`, jekyll)).toEqual({ fields, body: 'Text' })
})

test('reads metadata with a title and a date in a folder of Markdown', () => {
  const folder = { name: 'a folder of Markdown' }
  const post = { fields: { title: 'One', date: '2015-02-01' }, body: 'Text' }
  expect(readPost('title: One\ndate: 2015-02-01\n\nText', folder)).toEqual(post)
  expect(readPost('Title: a word\n\nText', folder)).toEqual({ fields: {}, body: 'Title: a word\n\nText' })
})

test.each(['Hexo', 'a folder of Markdown'])('reads fields that only a line of dashes ends, in %s', (name) => {
  const fields = { title: 'One', date: '2015-02-01 10:00:00', tags: ['a', 'b: c'] }
  const block = "title: One\ndate: 2015-02-01 10:00:00\ntags:\n  - a\n  - 'b: c'\n"
  expect(readPost(`${block}---\nText\n---\n`, { name })).toEqual({ fields, body: 'Text\n---\n' })
  expect(readPost(`${block}\n---`.replaceAll('\n', '\r\n'), { name })).toEqual({ fields, body: '' })
})

test('takes a heading or a rule for no end of fields', () => {
  const folder = { name: 'a folder of Markdown' }
  const hexo = { name: 'Hexo' }
  for (const text of [
    'Note: this\n---\nText',
    'title: One\ndate: 2015\nText\n---\n',
    'title: One\n\nText\n\n---\n',
  ])
    expect(readPost(text, folder).body).toContain('---')
  expect(readPost('Text\ntitle: One\n---\n', hexo)).toEqual({ fields: {}, body: 'Text\ntitle: One\n---\n' })
  expect(readPost('title: One\n---\nText', hexo)).toEqual({ fields: { title: 'One' }, body: 'Text' })
  expect(readPost('title: One\ndate: 2015-02-01\n---\nText', jekyll).fields).toEqual({})
})

test('reads many lines without an end of fields in linear time', () => {
  const text = 'title: One\r\n  - a\r\n'.repeat(50_000)
  expect(readPost(text, { name: 'Hexo' }).body).toBe(text)
})

test('reads the metadata of Pelican, whose slug is that of its title', () => {
  const text =
    'Title: One: two, "three"\ndate: 2014-11-11 21:00\nTags: a, b\nSummary: Long\n    words\n\nText\n'
  expect(readPost(text, pelican)).toEqual({
    fields: {
      title: 'One: two, "three"',
      date: '2014-11-11 21:00',
      tags: 'a, b',
      summary: 'Long words',
      slug: 'one-two-three',
    },
    body: 'Text\n',
  })
  expect(readPost('Title: A\nSlug: own\n\nText', pelican).fields['slug']).toBe('own')
  expect(readPost('---\nTitle: A\n---\nText', pelican)).toMatchObject({
    fields: { title: 'A' },
    body: 'Text',
  })
})

test('takes no line of a text of another program for metadata', () => {
  expect(readPost('Note: this is text', jekyll)).toEqual({ fields: {}, body: 'Note: this is text' })
})

test('reads frontmatter below empty lines, and leaves a rule there as it is', () => {
  const hugo = { name: 'Hugo or Zola' }
  expect(readPost('\n \n+++\ntitle = "A"\n+++\nText', hugo)).toEqual({ fields: { title: 'A' }, body: 'Text' })
  expect(readPost('\n---\n\nText', hugo)).toEqual({ fields: {}, body: '\n---\n\nText' })
})
