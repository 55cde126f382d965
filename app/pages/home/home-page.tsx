import { site } from 'virtual:site'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { Stage } from '#app/features/scroll-stage/stage.tsx'
import { useStage } from '#app/features/scroll-stage/use-stage.ts'
import { SITE_SECTIONS } from '#app/lib/site/site-identity.ts'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/home.ts'
import { Entries } from './entries.tsx'
import { Hero } from './hero.tsx'
import { AboutSection, ProjectsSection, SkillsSection } from './sections.tsx'

/** The sections that the owner has added. A string stands for one of ours. */
const OWNER_SECTIONS = (site.sections ?? []).filter((section) => typeof section !== 'string')
const SKILLS = { name: 'skills', title: words.skillsTitle, groups: site.skills }

const CONTENTS = [
  { id: 'about', title: words.aboutTitle, content: <AboutSection {...site} /> },
  { id: 'projects', title: frame.projects, content: <ProjectsSection projects={site.projects} /> },
  { id: SKILLS.name, title: SKILLS.title, content: <SkillsSection {...SKILLS} /> },
  ...OWNER_SECTIONS.map((section) => {
    const { name, title, entries } = section
    const content = (
      <SkillsSection {...section}>
        {import.meta.env.SITE_HAS_ENTRIES && entries && <Entries section={name} entries={entries} />}
      </SkillsSection>
    )
    return { id: name, title, content }
  }),
]
/** The sections in the order of the navigation. */
const SECTIONS = SITE_SECTIONS.flatMap(({ id }) => CONTENTS.filter((section) => section.id === id))

/** `/`: the hero and the sections of the portfolio. */
export function HomePage() {
  const stage = useStage()
  const { section } = stage
  return (
    <PageFrame current={section === 'hero' ? null : section} hasGreeting>
      <Stage stage={stage} hero={<Hero {...site} scrolled={section !== 'hero'} />} sections={SECTIONS} />
    </PageFrame>
  )
}
