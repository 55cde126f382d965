import { expect, test } from 'vitest'
import { planTexts } from '#tests/support/site/plan-texts.ts'
import { newestFirst } from './published-articles.ts'

const namesOf = (articles: readonly { name: string }[]) => articles.map(({ name }) => name)

test('lists the newest article first and undated ones last, and links each to the next one', async () => {
  const dated = (day: string) => `---\ndate: ${day}\n---\n`
  const [a, b, c] = [dated('2025-01-01\nlang: de'), dated('2026-01-01'), dated('1969-01-01')]
  const { index, published: articles } = await planTexts({ a, b, c, d: '', e: dated('2025-01-01') })
  expect(namesOf(index.entries)).toEqual(['b', 'a', 'e', 'c', 'd'])
  expect(namesOf(articles)).toEqual(['d', 'c', 'a', 'e', 'b'])
  expect(articles.map(({ next, previous }) => [previous?.name, next?.name])[1]).toEqual(['d', 'a'])
  // The language of its title.
  expect([index.entries[1]?.lang, articles[1]?.next?.lang]).toEqual(['de', 'de'])
})

test('lists pinned articles first, which does not change the way from one article to the next', async () => {
  const dated = (day: string) => `---\ndate: ${day}\n---\n`
  const pinned = (day: string) => `---\ndate: ${day}\npinned: true\n---\n`
  const texts = {
    a: dated('2026-01-01'),
    b: pinned('2025-01-01'),
    c: pinned('2024-01-01'),
    d: dated('2023-01-01'),
  }
  const { index, published: articles } = await planTexts(texts)
  expect(namesOf(index.entries)).toEqual(['b', 'c', 'a', 'd'])
  expect(index.entries.map(({ pinned: isPinned }) => isPinned)).toEqual([true, true, undefined, undefined])
  expect(namesOf(articles)).toEqual(['d', 'c', 'b', 'a'])
  expect(namesOf(newestFirst(articles))).toEqual(['a', 'b', 'c', 'd'])
})

test('lists the articles of a series by date, in any case of its name, and tags each with it', async () => {
  const part = (day: string, fields: string) => `---\ndate: ${day}\n${fields}\n---\n`
  const { index, published: articles } = await planTexts({
    c: part('2026-03-01', 'series: From Scratch\ntags: [a]'),
    a: part('2026-01-01', 'series: [From scratch]'),
    b: part('2026-02-01', 'series: from scratch\ntags: [From scratch]'),
    draft: part('2026-02-02', 'series: From scratch\ndraft: true'),
    alone: part('2026-02-02', 'series: Alone'),
  })
  const partsOf = (name: string) => articles.find((article) => article.name === name)?.parts
  expect(partsOf('a')?.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(partsOf('c')).toEqual(partsOf('a'))
  expect(partsOf('alone')).toBeUndefined()
  const tags = Object.fromEntries(index.entries.map((entry) => [entry.name, entry.tags]))
  expect(tags).toEqual({
    a: ['From scratch'],
    b: ['From scratch'],
    c: ['a', 'From Scratch'],
    alone: ['Alone'],
  })
})

test('leaves out drafts and articles whose frontmatter has an error, and publishes the others', async () => {
  const {
    index,
    published: articles,
    findings,
    errors,
  } = await planTexts({
    a: 'A',
    c: 'C',
    draft: '---\ndraft: true\n---\n[gone](gone.md)',
    jekyll: '---\npublished: false\n---\n',
    unsure: '---\ntitle: U\ndraft: yes\n---\n',
    broken: '---\ntitle: Momentum: a memory\n---\n',
    open: '---\ntitle: A\n\nText',
  })
  expect(namesOf(index.entries)).toEqual(['a', 'c'])
  expect(articles.map(({ next }) => next?.name)).toEqual(['c', undefined])
  expect(index.drafts?.toSorted()).toEqual(['broken', 'draft', 'jekyll', 'open', 'unsure'])
  expect(errors).toBe(3)
  expect(findings.toSorted()).toEqual([
    expect.stringMatching(/^articles\/broken\.md:2: frontmatter: expected YAML .*, found ".*" \(the article/),
    expect.stringMatching(/^articles\/open\.md:1: frontmatter: expected a line of three dashes/),
    'articles/unsure.md:3: draft: expected true or false, found "yes" (the article is left out until then)',
  ])
})

test('leaves out an article until its day, names it, and checks its text', async () => {
  const dated = (day: string, text = '') => `---\ndate: ${day}\n---\n${text}`
  const {
    index,
    published: articles,
    hidden,
    findings,
    errors,
  } = await planTexts({
    today: dated('2026-11-27'),
    tonight: dated('2026-11-27T23:59:00Z'),
    '2026-12-24-named': '',
    tomorrow: dated('2026-11-28', '[gone](gone.md)'),
    draft: dated('2026-12-24\ndraft: true'),
    broken: dated('2026-12-24\ndraft: maybe'),
  })
  expect(namesOf(index.entries)).toEqual(['tonight', 'today'])
  expect(articles.map(({ name, next }) => [name, next?.name])).toEqual([
    ['today', 'tonight'],
    ['tonight', undefined],
  ])
  expect(index.scheduled).toEqual([
    { name: '2026-12-24-named', date: Date.UTC(2026, 11, 24) },
    { name: 'tomorrow', date: Date.UTC(2026, 10, 28) },
  ])
  expect(index.drafts?.toSorted()).toEqual(['broken', 'draft'])
  expect(hidden.flatMap(({ name, isScheduled }) => (isScheduled ? name : []))).toEqual([
    '2026-12-24-named',
    'tomorrow',
  ])
  expect(errors).toBe(1)
  expect(findings).toEqual([
    expect.stringContaining('articles/broken.md:3: draft: expected true or false'),
    expect.stringMatching(/^articles\/2026-12-24-named\.md: scheduled for 2026-12-24/),
    expect.stringMatching(/^articles\/tomorrow\.md:2: scheduled for 2026-11-28/),
    'articles/tomorrow.md:4: link: expected an article at "gone.md", found none',
  ])
})
