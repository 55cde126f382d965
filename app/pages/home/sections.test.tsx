// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { Hero } from './hero.tsx'
import { AboutSection, ProjectCard, ProjectsSection, SkillsSection } from './sections.tsx'

const { description, links, about, projects, skills } = site
const relations = (link: HTMLElement) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))
const newTab = (href: string | undefined) => [href, '_blank', 'noopener noreferrer']
/** The address verifies that the profile and this site have the same owner. */
const profile = (href: string | undefined) => [href, '_blank', 'me noopener noreferrer']
const headingTexts = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

test('[HERO-3] [HERO-4] the card shows the description, and GITHUB and LINKEDIN open in a new tab', () => {
  render(<Hero {...site} scrolled={false} />)
  expect(screen.getByText(description)).toBeDefined()
  expect(relations(screen.getByRole('link', { name: /^GITHUB/ }))).toEqual(profile(links.github))
  expect(relations(screen.getByRole('link', { name: /^LINKEDIN/ }))).toEqual(profile(links.linkedin))
})

test('[ABOUT-1] about has a heading and a text', () => {
  const { container } = render(<AboutSection about={about} contact={[]} />)
  expect(headingTexts(2)).toEqual(['About Me'])
  expect(container.querySelector('p')?.textContent).toBe(about)
})

test('a contact is printed with its address, unless its text is that', () => {
  const contact = [
    { label: 'Mail', text: 'a@b.example', href: 'mailto:a@b.example' },
    { label: 'GitLab', text: 'robin', href: 'https://gitlab.com/robin/' },
  ]
  render(<AboutSection about="a" contact={contact} />)
  const addresses = screen.getAllByRole('link').map((link) => link.dataset.address)
  expect(addresses).toEqual([undefined, 'gitlab.com/robin'])
})

test('[ABOUT-2] the contact area is empty until it is filled', () => {
  const { container, rerender } = render(<AboutSection about="a" contact={[]} />)
  expect(container.querySelector('[data-contact-info]')?.childNodes).toHaveLength(0)
  const mail = { label: 'Mail', text: 'a@b.example', href: 'mailto:a@b.example' }
  rerender(<AboutSection about="a" contact={[mail, { label: 'Place', text: 'Somewhere' }]} />)
  const link = screen.getByRole('link', { name: 'a@b.example' })
  expect(relations(link)).toEqual(['mailto:a@b.example', null, 'me'])
  expect(screen.getByText('Somewhere').closest('a')).toBeNull()
})

test('[PROJ-1] the projects are shown in their order', () => {
  render(<ProjectsSection projects={projects} />)
  expect(headingTexts(3)).toEqual(projects.map(({ title }) => title))
})

test.each(projects)(
  '[PROJ-4] $title has only the links that exist, and they open in a new tab',
  (project) => {
    const { container } = render(<ProjectCard project={project} />)
    const links = [
      ['View on GitHub', 0, ...newTab(project.github_link)],
      ['Visit', 1, ...newTab(project.deployed_link)],
    ]
    const shownLinks = within(container).getAllByRole('link')
    const wordsAndArrows = (link: HTMLElement) => [
      link.textContent?.split(':')[0],
      link.querySelectorAll('svg[aria-hidden]').length,
    ]
    expect(shownLinks.map((link) => [...wordsAndArrows(link), ...relations(link)])).toEqual(
      links.filter(([, , href]) => href !== undefined),
    )
  },
)

test('[SKILL-1] each group shows its name and its items', () => {
  render(<SkillsSection name="skills" title="I've worked with" groups={skills} />)
  expect(headingTexts(2)).toEqual(["I've worked with"])
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent, nextElementSibling }) => ({
    name: textContent,
    skills: [...(nextElementSibling?.children ?? [])].map((item) => item.textContent),
  }))
  expect(shown).toEqual(skills)
})
