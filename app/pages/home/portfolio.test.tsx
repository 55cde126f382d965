// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { AboutSection } from './about-section.tsx'
import { IntroCard } from './intro-card.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectsSection } from './projects-section.tsx'
import { SkillsSection } from './skills-section.tsx'

afterEach(cleanup)

const intro = { owner: site.owner, greeting: site.greeting, description: site.description, links: site.links }

test('[HERO-1] the greeting is one heading of three words, each letter numbered for its reveal', () => {
  const { container } = render(<IntroCard {...intro} scrolled={false} />)
  const { hello, pronoun, firstName } = site.greeting
  expect(screen.getByRole('heading', { level: 1, name: `${hello} ${pronoun} ${firstName}` })).toBeDefined()
  const letters = [...container.querySelectorAll('[data-letter]')]
  expect(letters.map((letter) => letter.textContent).join('')).toBe(hello + pronoun + firstName)
  expect(letters.map((letter) => Number(letter.getAttribute('data-letter')))).toEqual(
    letters.map((_, index) => index + 1),
  )
  expect(container.querySelector('[style]')).toBeNull()
})

test('[HERO-1] a letter with combining marks, or an emoji, is one letter', () => {
  const { container } = render(
    <IntroCard {...intro} greeting={{ hello: '👋🏽', pronoun: 'é', firstName: 'न्' }} scrolled={false} />,
  )
  expect(container.querySelectorAll('[data-letter]')).toHaveLength(3)
})

test('[HERO-3] the description is shown as it is written', () => {
  render(<IntroCard {...intro} scrolled={false} />)
  expect(screen.getByText(site.description)).toBeDefined()
})

test('[HERO-4] GITHUB and LINKEDIN open in a new tab without the referrer', () => {
  render(<IntroCard {...intro} scrolled={false} />)
  for (const [name, href] of [
    [/^GITHUB/, site.links.github],
    [/^LINKEDIN/, site.links.linkedin],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      href,
      '_blank',
      'noopener noreferrer',
    ])
  }
})

test('[HERO-5] the card passes its scrolled flag on to its styles', () => {
  const { container, rerender } = render(<IntroCard {...intro} scrolled={false} />)
  expect(container.querySelector('[data-scrolled="false"]')).not.toBeNull()
  rerender(<IntroCard {...intro} scrolled />)
  expect(container.querySelector('[data-scrolled="true"]')).not.toBeNull()
})

test('[ABOUT-1] About Me with the about text', () => {
  render(<AboutSection about={site.about} contact={[]} typed={false} />)
  expect(screen.getByRole('heading', { level: 2, name: 'About Me' })).toBeDefined()
  expect(document.querySelector('p')?.textContent).toBe(site.about)
})

test('a word with a hyphen is not parted at the end of a line, and the text stays what it is', () => {
  const about = 'Real-world tools, AI-powered, for people-who-wait.'
  const { container } = render(<AboutSection about={about} contact={[]} typed={false} />)
  expect(container.querySelector('p')?.textContent).toBe(about)
  const boxes = [...container.querySelectorAll('.compound')].map(({ textContent }) => textContent)
  expect(boxes).toEqual(['Real-world', 'AI-powered,', 'people-who-wait.'])
})

test('[ABOUT-2] the contact area is there and empty, until it is filled', () => {
  const { container, rerender } = render(<AboutSection about="a" contact={[]} typed={false} />)
  expect(container.querySelector('[data-contact-info]')?.childNodes).toHaveLength(0)
  const contact = [
    { label: 'Mail', text: 'a@b.example', href: 'mailto:a@b.example' },
    { label: 'Place', text: 'Somewhere' },
  ]
  rerender(<AboutSection about="a" contact={contact} typed={false} />)
  expect(screen.getByRole('link', { name: 'a@b.example' }).getAttribute('href')).toBe('mailto:a@b.example')
  expect(screen.getByText('Somewhere').closest('a')).toBeNull()
})

test('[PROJ-1] nine projects are shown in their order', () => {
  render(<ProjectsSection projects={site.projects} typed={false} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    site.projects.map(({ title }) => title),
  )
  expect(site.projects).toHaveLength(9)
})

test('[PROJ-4] Visit stands only where a deployed link exists: projects 1 and 3', () => {
  expect(site.projects.flatMap(({ deployed_link }, index) => (deployed_link ? index + 1 : []))).toEqual([
    1, 3,
  ])
  for (const project of site.projects) {
    const { container, unmount } = render(<ProjectCard project={project} />)
    const card = within(container)
    expect(card.getByRole('link', { name: /^View on GitHub/ }).getAttribute('href')).toBe(project.github_link)
    expect(card.queryAllByRole('link', { name: /^Visit/ })).toHaveLength(project.deployed_link ? 1 : 0)
    for (const link of card.getAllByRole('link')) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ])
    }
    unmount()
  }
})

test('[SKILL-1] the six groups, to the letter', () => {
  render(<SkillsSection groups={site.skills} typed={false} />)
  expect(screen.getByRole('heading', { level: 2, name: "I've worked with" })).toBeDefined()
  const shown = screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const items = [...(heading.nextElementSibling?.children ?? [])].map((item) => item.textContent)
    return [heading.textContent, items.join(', ')]
  })
  expect(shown).toEqual(site.skills.map(({ name, skills }) => [name, skills.join(', ')]))
  expect(shown).toHaveLength(6)
})

test.each([
  ['pictures/tick.webp', '/pictures/tick.webp'],
  ['https://me.example/tick.webp', 'https://me.example/tick.webp'],
])('the owner’s picture %s stands in place of the drawing, and says what it shows', (address, source) => {
  const project = { ...site.projects[0]!, image: { address, alt: 'Three ticked boxes' } }
  const { container } = render(<ProjectCard project={project} />)
  const picture = screen.getByRole('img', { name: 'Three ticked boxes' })
  expect(picture.getAttribute('src')).toBe(source)
  expect(picture.getAttribute('loading')).toBe('lazy')
  expect(container.querySelector('[data-art]')).toBeNull()
})

test.each([0, 1, 6])(
  '[ABOUT-2] the contact area holds %i entries, each as a name and what belongs to it',
  (count) => {
    const contact = Array.from({ length: count }, (_, index) => ({
      label: `Way ${index}`,
      text: `me-${index}@example.org`,
      ...(index % 2 === 0 && { href: `mailto:me-${index}@example.org` }),
    }))
    const { container } = render(<AboutSection about="Me" contact={contact} typed={false} />)
    const area = container.querySelector('[data-contact-info]')
    expect(area?.querySelectorAll('dt')).toHaveLength(count)
    expect(area?.querySelectorAll('a')).toHaveLength(Math.ceil(count / 2))
    // Empty it is nothing at all: no heading without a list, no list without an entry.
    if (count === 0) expect(area?.childNodes).toHaveLength(0)
  },
)
