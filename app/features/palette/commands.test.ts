import { expect, test } from 'vitest'
import { paletteContentOf } from '#app/lib/site/palette-content.ts'
import { longSite as site } from '#tests/fixtures/site.ts'
import { articleCommands, commandsOf, matchingCommands } from './commands.ts'

const pages = [{ name: 'uses', title: 'What I use', words: 'theodolite and patience' }]
const commands = commandsOf(paletteContentOf(site, pages))
const commandsFor = (query: string) => matchingCommands(commands, query).flatMap((group) => group.commands)
const titlesFor = (query: string) => commandsFor(query).map(({ title }) => title)

test.each([
  ['stack', { href: '/#skills' }],
  ['atom', { href: '/atom.xml' }],
  ['small', { title: 'Small Span', href: '/#project-4' }],
  // A page of the owner, by its title and by words of its text.
  ['what', { href: '/uses' }],
  ['patience theo', { href: '/uses' }],
])('%j finds %j', (query, command) => {
  expect(commandsFor(query)[0]).toMatchObject(command)
})

test('finds the entries of sections by their titles, organisations, years and tags', () => {
  const entry = {
    title: 'Engineer of piers',
    organisation: 'Harbour',
    from: '2019-02',
    to: 2021,
    tags: ['Sonar'],
  }
  const section = { name: 'work', title: 'What I did', label: 'Work', entries: [entry] }
  const withEntries = commandsOf(paletteContentOf({ ...site, sections: ['about', section] }))
  for (const query of ['pier', 'harb', '2021', 'sonar'])
    expect(matchingCommands(withEntries, query)[0]).toMatchObject({
      heading: 'Work',
      commands: [{ title: 'Engineer of piers', detail: 'Harbour, 2019 – 2021', href: '/#entry-work-1' }],
    })
})

test('copies each e-mail address of the owner, without a subject and the like', () => {
  const mail = (href: string) => ({ label: 'Mail', text: 'Write', href })
  const addresses = ['mailto:me%2Bblog@me.example?subject=Hello', 'tel:1', 'mailto:us@me.example']
  const content = paletteContentOf({ ...site, contact: addresses.map(mail) })
  expect(content.mails).toEqual(['me+blog@me.example', 'us@me.example'])
  const copies = commandsOf(content).filter(({ title }) => title === 'Copy e-mail address')
  expect(copies.map(({ detail }) => detail)).toEqual(content.mails)
})

test('finds commands by other words and by the name of their group; every word has to match, accents do not', () => {
  expect(titlesFor('night')).toEqual(['Dark theme'])
  expect(titlesFor('feeds')).toEqual(['RSS feed', 'Atom feed', 'JSON feed'])
  expect(titlesFor('dark theme')).toEqual(['Dark theme'])
  expect(titlesFor('thème')).toContain('Light theme')
  expect(titlesFor('zzz')).toEqual([])
})

test('shows every article that the search has found, whatever its title is, and titles before texts', () => {
  const titles = { 'C++': 'C++', Momentum: 'On momentum' }
  const hits = Object.entries(titles).map(([name, title]) => ({ name, title, terms: [] }))
  const articles = (text: string, isNear = false) => articleCommands({ hits, text, isNear })
  const groups = (query: string) =>
    matchingCommands([...commands, ...articles(query)], query).map(({ heading, commands }) => [
      heading,
      commands.length,
    ])
  expect(groups('momemtum')).toEqual([['Articles', 2]])
  expect(articles('momemtum', true).map(({ group }) => group)).toEqual(Array(2).fill('Similar articles'))
  // The description of a project also contains the word.
  expect(groups('bridge')[0]).toEqual(['Articles', 2])
  expect(groups('dark')[0]).toEqual(['Theme', 1])
  expect(articles('x')).toMatchObject([
    { title: 'C++', detail: undefined, href: '/blogs/C%2B%2B' },
    { title: 'On momentum', detail: 'Momentum', href: '/blogs/Momentum' },
  ])
})

test('after eight articles, links to the list of all', () => {
  const hits = Array.from({ length: 9 }, (_, index) => ({ name: `${index}`, title: `${index}`, terms: [] }))
  const articles = articleCommands({ hits, text: 'a & b', isNear: false })
  expect(articles).toHaveLength(9)
  expect(articles.at(-1)).toMatchObject({ title: 'All 9 articles', href: '/blogs?q=a%20%26%20b' })
})
