import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { AboutSection } from './about-section.tsx'
import { IntroCard } from './intro-card.tsx'
import { ProjectsSection } from './projects-section.tsx'
import { SkillsSection } from './skills-section.tsx'
import { Stage } from '#app/features/scroll-stage/stage.tsx'
import { useStage } from '#app/features/scroll-stage/use-stage.ts'
import { site } from '#content/site.ts'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/home.ts'

const { owner, greeting, description, links, about, contact, portrait, projects, skills } = site

/** `/`: the hero and the three sections of the portfolio. */
export function HomePage() {
  const stage = useStage()
  return (
    <PageFrame current={stage.section === 'hero' ? null : stage.section}>
      <Stage
        stage={stage}
        intro={{
          label: words.intro,
          content: (scrolled) => <IntroCard {...{ owner, greeting, description, links, scrolled }} />,
        }}
        sections={{
          about: {
            label: frame.about,
            title: words.aboutTitle,
            content: (typed) => <AboutSection {...{ about, contact, portrait, typed }} />,
          },
          projects: {
            label: frame.projects,
            title: frame.projects,
            content: (typed) => <ProjectsSection {...{ projects, typed }} />,
          },
          skills: {
            label: frame.stack,
            title: words.skillsTitle,
            content: (typed) => <SkillsSection groups={skills} typed={typed} />,
          },
        }}
      />
    </PageFrame>
  )
}
