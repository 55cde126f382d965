// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { AboutSection } from './about-section.tsx'
import { Hero } from '#app/pages/home/hero/hero.tsx'
import { ProjectCard, ProjectsSection } from './projects-section.tsx'
import { SkillsSection } from './skills-section.tsx'

afterEach(cleanup)

const { owner, greeting, description, links, about, projects, skills } = site
const intro = { owner, greeting, description, links, scrolled: false }
const relations = (link: HTMLElement) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))
const outside = (href: string | undefined) => [href, '_blank', 'noopener noreferrer']

test('[HERO-3] [HERO-4] the card shows the description, and GITHUB and LINKEDIN open in a new tab', () => {
  render(<Hero {...intro} />)
  expect(screen.getByText(description)).toBeDefined()
  expect(relations(screen.getByRole('link', { name: /^GITHUB/ }))).toEqual(outside(links.github))
  expect(relations(screen.getByRole('link', { name: /^LINKEDIN/ }))).toEqual(outside(links.linkedin))
})

test('[ABOUT-1] about has a heading and a text whose compounds do not break', () => {
  const { container } = render(<AboutSection about={about} contact={[]} />)
  expect(screen.getByRole('heading', { level: 2, name: 'About Me' })).toBeDefined()
  expect(container.querySelector('p')?.textContent).toBe(about)
  expect(container.querySelector('.compound')?.textContent).toBe('real-world')
})

test('[ABOUT-2] the contact area is empty until it is filled', () => {
  const { container, rerender } = render(<AboutSection about="a" contact={[]} />)
  const area = container.querySelector('[data-contact-info]')
  expect(area?.childNodes).toHaveLength(0)
  const contact = [
    { label: 'Mail', text: 'a@b.example', href: 'mailto:a@b.example' },
    { label: 'Place', text: 'Somewhere' },
  ]
  rerender(<AboutSection about="a" contact={contact} />)
  expect(screen.getByRole('link', { name: 'a@b.example' }).getAttribute('href')).toBe('mailto:a@b.example')
  expect(screen.getByText('Somewhere').closest('a')).toBeNull()
})

test('[PROJ-1] the projects are shown in their order', () => {
  render(<ProjectsSection projects={projects} />)
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(projects.map(({ title }) => title))
})

test.each(projects)(
  '[PROJ-4] $title has only the links that exist, and they open in a new tab',
  (project) => {
    const { container } = render(<ProjectCard project={project} />)
    const { github_link, deployed_link } = project
    expect(within(container).getAllByRole('link').map(relations)).toEqual(
      [github_link, ...(deployed_link === undefined ? [] : [deployed_link])].map((href) => outside(href)),
    )
    expect(screen.getByRole('link', { name: /^View on GitHub/ }).getAttribute('href')).toBe(github_link)
    expect(screen.queryAllByRole('link', { name: /^Visit/ })).toHaveLength(deployed_link ? 1 : 0)
  },
)

test('[SKILL-1] each group shows its name and its items', () => {
  render(<SkillsSection name="skills" title="I've worked with" groups={skills} />)
  expect(screen.getByRole('heading', { level: 2, name: "I've worked with" })).toBeDefined()
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent, nextElementSibling }) => ({
    name: textContent,
    skills: [...(nextElementSibling?.children ?? [])].map((item) => item.textContent),
  }))
  expect(shown).toEqual(skills)
})
