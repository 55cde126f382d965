import { expect, test } from 'vitest'
import { paletteContentOf } from '#app/lib/site/palette-content.ts'
import { longSite as site } from '#tests/fixtures/site.ts'
import { articleCommands, commandsOf, matchingCommands } from './commands.ts'

const commands = commandsOf(paletteContentOf(site), '/me')
const titlesFor = (query: string) =>
  matchingCommands(commands, query).flatMap(({ commands }) => commands.map(({ title }) => title))
const commandCalled = (title: string) => commands.find((command) => command.title === title)

test('links to pages below the base of the site, and to each project', () => {
  expect(commandCalled('Stack')).toMatchObject({ href: '/me/#skills' })
  expect(commandCalled('Atom feed')).toMatchObject({ href: '/me/atom.xml' })
  expect(commandCalled('Small Span')).toMatchObject({ href: '/me/#project-4' })
})

test('copies each e-mail address of the owner, without a subject and the like', () => {
  const mail = (href: string) => ({ label: 'Mail', text: 'Write', href })
  const contact = [
    mail('mailto:me%2Bblog@me.example?subject=Hello'),
    mail('tel:1'),
    mail('mailto:us@me.example'),
  ]
  expect(paletteContentOf({ ...site, contact }).mails).toEqual(['me+blog@me.example', 'us@me.example'])
  const copied = (contact: typeof site.contact) =>
    commandsOf(paletteContentOf({ ...site, contact }), '').flatMap(({ title, detail }) =>
      title === 'Copy e-mail address' ? detail : [],
    )
  expect([copied(contact), copied([])]).toEqual([['me+blog@me.example', 'us@me.example'], []])
})

test('finds commands by the beginning of a title, by other words and by the name of their group', () => {
  expect(titlesFor('small')[0]).toBe('Small Span')
  expect(titlesFor('night')).toEqual(['Dark theme'])
  expect(titlesFor('feeds')).toEqual(['RSS feed', 'Atom feed', 'JSON feed'])
  expect(titlesFor('zzz')).toEqual([])
})

test('finds a page of the owner by its title and by words of its text', () => {
  const pages = [{ name: 'uses', title: 'What I use', words: 'theodolite and patience' }]
  const all = commandsOf(paletteContentOf(site, pages), '/me')
  for (const query of ['what', 'patience theo'])
    expect(matchingCommands(all, query)[0]?.commands[0]).toMatchObject({ href: '/me/uses' })
})

test('every word has to match, and accents do not matter', () => {
  expect(titlesFor('dark theme')).toEqual(['Dark theme'])
  expect(titlesFor('thème')).toContain('Light theme')
})

test('shows every article that the search has found, whatever its title is, and titles before texts', () => {
  const hits = [
    { name: 'C++', title: 'C++', terms: [] },
    { name: 'Momentum', title: 'On momentum', terms: [] },
  ]
  const found = (text: string, isNear = false) => articleCommands({ hits, text, isNear }, '/me')
  const groups = (query: string) =>
    matchingCommands([...commands, ...found(query)], query).map(({ heading, commands }) => [
      heading,
      commands.length,
    ])
  expect(groups('momemtum')).toEqual([['Articles', 2]])
  expect(found('momemtum', true).map(({ group }) => group)).toEqual(Array(2).fill('Similar articles'))
  // The description of a project also contains the word.
  expect(groups('bridge')[0]).toEqual(['Articles', 2])
  expect(groups('dark')[0]).toEqual(['Theme', 1])
  expect(found('x')).toMatchObject([
    { title: 'C++', detail: undefined, href: '/me/blogs/C%2B%2B' },
    { title: 'On momentum', detail: 'Momentum', href: '/me/blogs/Momentum' },
  ])
})

test('after eight articles, links to the list of all', () => {
  const hits = Array.from({ length: 9 }, (_, at) => ({ name: `${at}`, title: `${at}`, terms: [] }))
  const found = articleCommands({ hits, text: 'a & b', isNear: false }, '')
  expect(found).toHaveLength(9)
  expect(found.at(-1)).toMatchObject({ title: 'All 9 articles', href: '/blogs?q=a%20%26%20b' })
})
