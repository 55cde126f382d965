import {
  Carousel,
  CarouselNext,
  CarouselPosition,
  CarouselPrevious,
  CarouselSlides,
  CarouselTicks,
} from '#app/features/carousel/carousel.tsx'
import type { Project } from '#content/rules/site-content.ts'
import { ProjectCard } from './project-card.tsx'
import styles from './projects-section.module.css'
import { SectionTitle } from './section-title.tsx'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/home.ts'

/** PROJ-1 to PROJ-4. */
export function ProjectsSection({ projects }: { projects: readonly Project[] }) {
  return (
    <Carousel label={frame.projects} count={projects.length}>
      <div className={styles.head}>
        <SectionTitle id="projects-title" text={frame.projects} />
        <CarouselPosition />
        <div className={styles.arrows}>
          <CarouselPrevious aria-label={words.previousProject}>←</CarouselPrevious>
          <CarouselNext aria-label={words.nextProject}>→</CarouselNext>
        </div>
      </div>
      <CarouselSlides>
        {projects.map((project, index) => (
          // The command palette links to these ids.
          <li key={project.title} id={`project-${index + 1}`} tabIndex={-1} className={styles.slide}>
            <ProjectCard project={project} />
          </li>
        ))}
      </CarouselSlides>
      <CarouselTicks />
    </Carousel>
  )
}
