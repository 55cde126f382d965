import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { AboutSection } from './about-section.tsx'
import { IntroCard } from './intro-card.tsx'
import { ProjectsSection } from './projects-section.tsx'
import { SkillsSection } from './skills-section.tsx'
import { Stage } from '#app/features/scroll-stage/stage.tsx'
import { useStage } from '#app/features/scroll-stage/use-stage.ts'
import { site } from '#content/site.ts'

const { owner, greeting, description, links, about, contact, portrait, projects, skills } = site

/** `/`: the hero and the three sections of the portfolio. */
export function HomePage() {
  const stage = useStage()
  return (
    <PageFrame current={stage.section === 'hero' ? null : stage.section}>
      <Stage
        stage={stage}
        intro={{
          label: 'Intro',
          content: (scrolled) => <IntroCard {...{ owner, greeting, description, links, scrolled }} />,
        }}
        sections={{
          about: {
            label: 'About',
            title: 'About Me',
            content: (typed) => <AboutSection {...{ about, contact, portrait, typed }} />,
          },
          projects: {
            label: 'Projects',
            title: 'Projects',
            content: (typed) => <ProjectsSection {...{ projects, typed }} />,
          },
          skills: {
            label: 'Stack',
            title: "I've worked with",
            content: (typed) => <SkillsSection groups={skills} typed={typed} />,
          },
        }}
      />
    </PageFrame>
  )
}
