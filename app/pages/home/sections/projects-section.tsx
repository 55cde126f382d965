import {
  Carousel,
  CarouselArrow,
  CarouselPosition,
  CarouselSlides,
  CarouselTicks,
} from '#app/features/carousel/carousel.tsx'
import type { Project } from '#content/rules/site-content.ts'
import styles from './projects-section.module.css'
import { SectionTitle } from './section-title.tsx'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/home.ts'
import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import { OwnPicture } from './own-picture.tsx'

/** PROJ-1 to PROJ-4. */
export function ProjectsSection({ projects }: { projects: readonly Project[] }) {
  return (
    <Carousel label={frame.projects} count={projects.length}>
      <div className={`row ${styles.head}`}>
        <SectionTitle id="projects-title" text={frame.projects} />
        <CarouselPosition />
        <CarouselArrow by={-1} aria-label={words.previousProject} />
        <CarouselArrow by={1} aria-label={words.nextProject} />
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

/** A project and its links (PROJ-4). */
export function ProjectCard({ project }: { project: Project }) {
  const { title, description, github_link, deployed_link, image } = project
  return (
    <article className={styles.card}>
      <OwnPicture image={image} className={styles.art} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
        {(github_link ?? deployed_link) !== undefined && (
          <p className="row">
            <NewTabLink className={styles.link} href={github_link} about={`: ${title}`}>
              <span>{words.viewOnGithub}</span>
            </NewTabLink>
            <NewTabLink className={styles.link} href={deployed_link} about={`: ${title}`}>
              <span>{words.visit}</span>
              <span aria-hidden="true"> ↗</span>
            </NewTabLink>
          </p>
        )}
      </div>
    </article>
  )
}
