import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type SearchIndex, unpackWords } from '#app/lib/search/search-index.ts'
import { publishedArticles } from '#site-build/plan/published-articles.ts'
import { checkedText } from '#tests/support/markdown/checked-text.ts'
import { searchIndex } from './search-index.ts'

const checkedTexts = (texts: Record<string, string>) =>
  Promise.all(Object.entries(texts).map(([name, text]) => checkedText(name, text)))

async function indexOf(texts: Record<string, string>) {
  const all = await checkedTexts(texts)
  return searchIndex(publishedArticles(all, 'me/notes', Date.now(), 'en').index, all)
}

/** The words of each article. */
function wordsIn({ articles, about, text }: SearchIndex): string[][] {
  const aboutWords = unpackWords(about, articles.length)
  const textWords = unpackWords(text, articles.length)
  return aboutWords.map((words, index) => {
    const wordsOfArticle = `${words} ${textWords[index]}`
    return wordsOfArticle.trim().split(' ')
  })
}

test('contains names, other titles, tags, and the words of headings, description and text', async () => {
  const text = [
    '---\ntags: [C++, 模型]\n---\n# A title\n\nThe de**scent** of it.\n\n$x^2$\n\n## Step `one()`\n\n- Valley',
    '| a | b |\n| - | - |\n| Left | Right |',
  ].join('\n\n')
  expect(await indexOf({ 'A name': text, Same: '# Same\n\nWords' })).toEqual({
    articles: [{ name: 'A name', title: 'A title', tags: ['C++', '模型'] }, { name: 'Same' }],
    about: ['descent it of one step the words', '0,0,0,0,0,0,1'],
    text: ['a b left right valley', '0,0,0,0,0'],
  })
})

/** Different words, more than a long article has. */
const longText = (name: string) => Array.from({ length: 5_000 }, (_, index) => `${name}${index}`).join(' ')

test('has every word of a blog of long articles', async () => {
  const index = await indexOf({ Long: `${longText('word')}\n\n\`\`\`js\nlstm()\n\`\`\``, Short: 'LSTM' })
  expect(wordsIn(index).map((all) => all.length)).toEqual([5_001, 1])
  expect(wordsIn(index)[0]).toEqual(expect.arrayContaining(['word0', 'word4999', 'lstm']))
})

test('shortens only the longest articles to the allowed size, and keeps names, titles and tags', async () => {
  const long = `---\ntags: [a]\n---\n# Title\n\n${longText('x')}`
  const all = await checkedTexts({ Long: long, Longer: longText('y'), Short: 'A few words' })
  const { index } = publishedArticles(all, 'me/notes', Date.now(), 'en')
  const cut = searchIndex(index, all, 6_000)
  expect(gzipSync(JSON.stringify(cut)).length).toBeLessThan(6_000)
  const [first, second, short] = wordsIn(cut).map((words) => words.length)
  expect([first! > 500, first === second, short]).toEqual([true, true, 3])
  expect(searchIndex(index, all, 10).articles).toEqual(searchIndex(index, all).articles)
})
