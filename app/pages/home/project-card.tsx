import { memo } from 'react'
import type { Project } from '#content/site-content.ts'
import { BASE } from '#app/lib/settings.ts'
import styles from './project-card.module.css'

/** One project (PROJ-4), with a `Visit` link if it is deployed. */
export const ProjectCard = memo(function ProjectCard({ project }: { project: Project }) {
  const { title, description, github_link, deployed_link, image } = project
  return (
    <article className={styles.card}>
      {image ? <OwnPicture {...image} /> : <DrawnLandscape />}
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
        <p className={styles.links}>
          <ProjectLink href={github_link} label="View on GitHub" title={title} />
          {deployed_link !== undefined && (
            <ProjectLink href={deployed_link} label="Visit" title={title} mark="↗" />
          )}
        </p>
      </div>
    </article>
  )
})

/** The build draws a landscape into it, seeded by the title; hydration ignores it. */
function DrawnLandscape() {
  return (
    <div className={styles.art} data-art="" aria-hidden="true" suppressHydrationWarning>
      {''}
    </div>
  )
}

function OwnPicture({ address, alt }: NonNullable<Project['image']>) {
  const source = address.startsWith('https://') ? address : BASE + address
  return <img className={styles.art} src={source} alt={alt} loading="lazy" decoding="async" />
}

type ProjectLinkProps = { href: string; label: string; title: string; mark?: string }

function ProjectLink({ href, label, title, mark }: ProjectLinkProps) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span className={styles.label}>{label}</span>
      {mark !== undefined && <span aria-hidden="true"> {mark}</span>}
      <span className="visually-hidden">: {title} (opens in a new tab)</span>
    </a>
  )
}
