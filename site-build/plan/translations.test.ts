import { expect, test } from 'vitest'
import { checkedText } from '#tests/support/markdown/checked-text.ts'
import { textOf } from '#site-build/read/findings.ts'
import { languagesOfNames, languageName } from '#site-build/read/words/language-names.ts'
import { publishedArticles } from './published-articles.ts'

async function planned(texts: Record<string, string>, siteLanguage = 'en') {
  const checked = await Promise.all(Object.entries(texts).map(([name, text]) => checkedText(name, text)))
  const plan = publishedArticles(checked, 'me/notes', Date.UTC(2026, 10, 27), siteLanguage)
  const articleOf = (name: string) => plan.published.find((article) => article.name === name)
  const levels = plan.findings.map(({ level }) => level)
  return { ...plan, articleOf, findings: plan.findings.map(textOf), levels }
}

const article = (fields: string, text = '') => `---\n${fields}\n---\n${text}`
const namesOf = (articles: readonly { name: string }[] = []) => articles.map(({ name }) => name)

test('both articles know each other, and the list has the one in the language of the site', async () => {
  const texts = {
    'A name': article('date: 2026-02-01\ntranslations: { fr: Un nom }'),
    'Un nom': article('date: 2026-01-01\nlang: fr'),
  }
  const english = await planned(texts)
  const versions = [
    { name: 'A name', lang: 'en', language: 'English' },
    { name: 'Un nom', lang: 'fr', language: 'Français' },
  ]
  expect(english.findings).toEqual([])
  expect(english.articleOf('A name')?.versions).toEqual(versions)
  expect(english.articleOf('Un nom')?.versions).toEqual(versions)
  expect(namesOf(english.index.entries)).toEqual(['A name'])
  expect(namesOf(english.index.translations)).toEqual(['Un nom'])
  const french = await planned(
    { ...texts, 'A name': `${texts['A name'].slice(0, 4)}lang: en\n${texts['A name'].slice(4)}` },
    'fr',
  )
  expect(namesOf(french.index.entries)).toEqual(['Un nom'])
})

test('the list has the oldest one if none is in the language of the site', async () => {
  const { index } = await planned({
    a: article('date: 2026-02-01\nlang: de\ntranslations: { ja: b }'),
    b: article('date: 2026-01-01\nlang: ja'),
  })
  expect(namesOf(index.entries)).toEqual(['b'])
})

test('a file whose name ends with a language says the same, and gets that language', async () => {
  const { articleOf, findings } = await planned({
    name: 'Text',
    'name.fr': 'Texte',
    'name.pt-BR': 'Texto',
    'Node.js': '',
  })
  expect(findings).toEqual([])
  expect(articleOf('name')?.versions?.map(({ lang }) => lang)).toEqual(['en', 'fr', 'pt-BR'])
  expect(articleOf('name.fr')?.lang).toBe('fr')
  expect(articleOf('Node.js')?.versions).toBeUndefined()
  expect([...languagesOfNames(['Node', 'Node.js', 'only.fr', 'a.fr', 'a.de']).keys()]).toEqual([
    'a.fr',
    'a.de',
  ])
  expect(languageName('zh-Hans')).toBe('简体中文')
})

test('previous, next, series and related articles are in the language of the reader, and never the same article', async () => {
  const { articleOf } = await planned({
    a: article('date: 2026-01-01\ntags: [x, y]\nseries: S'),
    'a.fr': article('date: 2026-01-01\ntags: [x, y]\nseries: S'),
    b: article('date: 2026-01-02\ntags: [x]\nseries: S'),
    'b.fr': article('date: 2026-01-02\ntags: [x]\nseries: S'),
    c: article('date: 2026-01-03\ntags: [x]\nseries: S'),
    d: article('date: 2026-01-04\ntags: [x, y]'),
    'd.fr': article('date: 2026-01-04\ntags: [x, y]'),
  })
  expect([articleOf('b')?.previous?.name, articleOf('b')?.next?.name]).toEqual(['a', 'c'])
  expect([articleOf('b.fr')?.previous?.name, articleOf('b.fr')?.next?.name]).toEqual(['a.fr', 'c'])
  expect(namesOf(articleOf('a')?.parts)).toEqual(['a', 'b', 'c'])
  expect(namesOf(articleOf('a.fr')?.parts)).toEqual(['a.fr', 'b.fr', 'c'])
  expect(namesOf(articleOf('a')?.related)).toEqual(['d'])
  expect(namesOf(articleOf('a.fr')?.related)).toEqual(['d.fr'])
})

test('names translations that are not there, or are the article itself, with their lines', async () => {
  const { findings, levels, articleOf } = await planned({
    a: article('translations:\n  fr: Un nom.md\n  de: a\n  es: Nada'),
    'Un nom': article('lang: fr'),
    draft: article('draft: true'),
    b: article('title: B\ntranslations: { de: draft }'),
    c: article('translations: { fr: D }'),
    D: article('lang: de'),
    e: article('translations: { en: b }'),
  })
  expect(findings).toEqual([
    'articles/a.md:3: translations: expected the name of a published article without ".md": "Un nom"',
    'articles/a.md:4: translations: expected the name of another article, found its own (name the one in that language, or leave this out)',
    'articles/a.md:5: translations: expected the name of a published article, found none of the name "Nada" (write it, or leave this out)',
    'articles/b.md:3: translations: expected the name of a published article, found a draft or a scheduled one: "draft" (publish it, or leave this out)',
    'articles/c.md:2: translations: expected an article in "fr", found "D", whose `lang` is "de" (correct one of them)',
    'articles/e.md:2: translations: expected another language than "en", that of this article, for "b" (write the language of each article as its `lang`)',
  ])
  // A translation that is not finished yet is no mistake.
  expect(levels).toEqual([undefined, undefined, undefined, 'note', undefined, undefined])
  expect(articleOf('a')?.versions).toBeUndefined()
})

test('of several articles that say they are the same translation, the first one is', async () => {
  const french = article('lang: fr\ntranslations: { en: Original }')
  const { findings, articleOf, index } = await planned({ Original: '', P: french, Q: french, R: french })
  const messageOf = (name: string) =>
    `articles/${name}.md:3: translations: expected one article in "fr", found "${name}" and "P", which both say that they are it (correct the \`lang\` or the \`translations\` of one of them)`
  expect(findings).toEqual(['Q', 'R'].map(messageOf))
  expect(articleOf('Original')?.versions?.map(({ name }) => name)).toEqual(['Original', 'P'])
  expect(namesOf(index.entries)).toEqual(['Original', 'Q', 'R'])
})

test('warns about a mapping of translations that is none', async () => {
  const expected = 'languages and names of articles: { fr: Name of the article }'
  const { frontmatterFindings } = await checkedText('a', article('title: A\ntranslations: Un nom'))
  expect(frontmatterFindings.map(textOf)).toEqual([
    `articles/a.md:3: translations: expected ${expected}, found "Un nom"`,
  ])
  const wrong = await checkedText('a', article('translations: { french: Un nom }'))
  expect(wrong.frontmatterFindings.map(textOf)).toEqual([
    'articles/a.md:2: translations: expected a language tag such as "en" or "zh-Hant", found "french"',
  ])
})
