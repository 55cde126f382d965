import { expect, test } from 'vitest'
import { imported } from '#tests/support/imported-blog.ts'

test('guests keep their names, and the only author of a blog is its owner', async () => {
  const authors = async (...fields: string[]) => {
    const posts = fields.map((field, index) => [
      `_posts/2014-07-0${index + 1}-p${index}.md`,
      `---\n${field}\n---\nText\n`,
    ])
    const { texts } = await imported('Jekyll', Object.fromEntries(posts) as Record<string, string>)
    return Object.values(texts).map((text) => /author: (.*)/.exec(text)?.[1])
  }
  expect(await authors('author: Ada', 'authors: [{ name: Ada }, Grace]')).toEqual(['Ada', 'Ada, Grace'])
  expect(await authors('author: Ada', 'authors: [Ada]')).toEqual([undefined, undefined])
})

test('the topics of a post of Zenn are its tags', async () => {
  const post = '---\ntitle: One\ntopics: ["ruby", "gnuplot"]\npublished: true\n---\n'
  const { texts, findings } = await imported('Jekyll', { '_posts/2014-07-01-one.md': post })
  expect(texts['one']).toContain('tags:\n  - ruby\n  - gnuplot\n')
  expect(findings).toEqual([])
})

test('a post that was not published becomes a draft, as does a file of Jekyll without a day', async () => {
  const isDraft = async (field: string, file = '2014-07-01-one.md') => {
    const { texts } = await imported('Jekyll', { [`_posts/${file}`]: `---\n${field}\n---\n` })
    return Object.values(texts).some((text) => text.includes('draft: true'))
  }
  const hidden = ['draft: yes', 'private: true', 'published: no', 'status: private']
  for (const field of hidden) expect(await isDraft(field), field).toBe(true)
  for (const field of ['draft: false', 'published: 2020-03-03'])
    expect(await isDraft(field), field).toBe(false)
  expect(await isDraft('', 'template.md')).toBe(true)
})

test('a day that has not come yet stays, and does not make a draft', async () => {
  const { texts } = await imported('Jekyll', { '_posts/9999-12-31-one.md': '---\ntitle: One\n---\n' })
  expect(texts['one']).toContain('date: 9999-12-31')
  expect(texts['one']).not.toContain('draft')
})

test('a day without a zone stays the same day everywhere, and one that cannot be read is reported', async () => {
  const post = (date: string) => ({ 'a/one.md': `---\ndate: ${date}\n---\n` })
  expect((await imported('Obsidian', post('March 3, 2020'))).texts['one']).toContain('date: 2020-03-03')
  for (const unreadable of ['someday', '22021-12-15']) {
    expect((await imported('Obsidian', post(unreadable))).findings).toEqual([
      `dates that were not read | a/one.md |  | ${unreadable}`,
    ])
  }
})

test('a description is imported without its Markdown', async () => {
  const descriptionOf = async (written: string) => {
    const post = `---\ndescription: ${written}\n---\nText\n`
    const { texts } = await imported('Jekyll', { '_posts/2014-07-01-one.md': post })
    return /^description: (.*)$/m.exec(texts['one']!)?.[1]
  }
  expect(await descriptionOf('"On [*links*](https://a.example) and `code`"')).toBe('On links and code')
  expect(await descriptionOf('A <b>bold</b> 2 * 3 * 4 = x_1 + x_2')).toBe('A bold 2 * 3 * 4 = x_1 + x_2')
  expect(await descriptionOf('|\n  One,\n\n  ![curve](a.png) two')).toBe('One, two')
})
