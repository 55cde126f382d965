import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { AboutSection } from './sections/about-section.tsx'
import { Hero } from './hero/hero.tsx'
import { ProjectsSection } from './sections/projects-section.tsx'
import { SkillsSection } from './sections/skills-section.tsx'
import { Stage, type StagedSection } from '#app/features/scroll-stage/stage.tsx'
import { useStage } from '#app/features/scroll-stage/use-stage.ts'
import { SITE_SECTIONS } from '#app/lib/site/site-identity.ts'
import { site } from 'virtual:site'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/home.ts'

const { owner, greeting, description, links, about, contact, portrait, projects, skills } = site

type Content = Pick<StagedSection, 'title' | 'content'>

const BUILT_IN: Readonly<Record<string, Content>> = {
  about: {
    title: words.aboutTitle,
    content: <AboutSection about={about} contact={contact} portrait={portrait} />,
  },
  projects: {
    title: frame.projects,
    content: <ProjectsSection projects={projects} />,
  },
  skills: {
    title: words.skillsTitle,
    content: <SkillsSection id="skills" title={words.skillsTitle} groups={skills} />,
  },
}
const SECTIONS = SITE_SECTIONS.flatMap(({ id, label }) => {
  const section = BUILT_IN[id] ?? ownSection(id)
  return section ? { id, label, title: section.title, content: section.content } : []
})

/** `/`: the hero and the sections of the portfolio. */
export function HomePage() {
  const stage = useStage()
  return (
    <PageFrame current={stage.section === 'hero' ? null : stage.section} hasGreeting>
      <Stage
        stage={stage}
        hero={{
          label: words.intro,
          content: (
            <Hero
              owner={owner}
              greeting={greeting}
              description={description}
              links={links}
              scrolled={stage.section !== 'hero'}
            />
          ),
        }}
        sections={SECTIONS}
      />
    </PageFrame>
  )
}

function ownSection(id: string): Content | null {
  const own = site.sections?.find((section) => typeof section === 'object' && section.name === id)
  if (typeof own !== 'object') return null
  const { title, text, groups } = own
  return {
    title,
    content: <SkillsSection id={id} title={title} text={text} groups={groups} />,
  }
}
