import { type ReactNode, use } from 'react'
import {
  Carousel,
  CarouselArrow,
  CarouselPosition,
  CarouselSlides,
} from '#app/features/carousel/carousel.tsx'
import { ArrivedByStep } from '#app/features/scroll-stage/stage.tsx'
import { TypedText } from '#app/features/typed-text/typed-text.tsx'
import { Arrow } from '#app/lib/icons/arrow.tsx'
import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import { BASE } from '#app/lib/site/settings.ts'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/home.ts'
import type { Project } from '#content/rules/project-schema.ts'
import type { SiteContent, SkillGroup } from '#content/rules/site-content.ts'
import { ArticleLink, ProjectResult } from './project-facts.tsx'
import { TagWords } from './tag-words.tsx'
import styles from './sections.module.css'
import projectStyles from './projects-section.module.css'

/** A section's heading. It names the landmark, and types itself when the visitor has scrolled to it (TYPE-1). */
function SectionTitle({ id, text }: { id: string; text: string }) {
  return (
    <h2 id={id} tabIndex={-1}>
      <TypedText text={text} active={use(ArrivedByStep)} />
    </h2>
  )
}

/** The owner's picture. If there is none, the build draws a landscape in its place, which hydration ignores (home-art.ts). */
function OwnerPicture({ image, className }: { image: Project['image']; className: string | undefined }) {
  if (!image)
    return (
      <div className={className} data-art="" aria-hidden="true" suppressHydrationWarning>
        {''}
      </div>
    )
  const { address, alt } = image
  const source = address.startsWith('https://') ? address : BASE + address
  return <img className={className} src={source} alt={alt} loading="lazy" decoding="async" />
}

type AboutSectionProps = Pick<SiteContent, 'about' | 'contact' | 'portrait'>

/** ABOUT-1, ABOUT-2. An empty contact area takes no space. */
export function AboutSection({ about, contact, portrait }: AboutSectionProps) {
  return (
    <div className={portrait && styles.section}>
      <div>
        <SectionTitle id="about-title" text={words.aboutTitle} />
        <p className={styles.about}>{about}</p>
        <div data-contact-info="">
          {contact && contact.length > 0 && (
            <dl className={styles.groups}>
              {contact.map(({ label, text, href }) => (
                <div key={label + text}>
                  <dt className="label">{label}</dt>
                  <dd>
                    {href === undefined ? (
                      text
                    ) : (
                      <a href={href} rel="me" data-address={printedAddress(text, href)}>
                        {text}
                      </a>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      {portrait && <OwnerPicture image={portrait} className={styles.picture} />}
    </div>
  )
}

/** The address of a contact as people write it, for paper, unless its text is that already. */
function printedAddress(text: string, href: string): string | undefined {
  const address = href.replace(/^(?:mailto:|https?:\/\/)|\/$/g, '')
  return address === text ? undefined : address
}

/** PROJ-1 to PROJ-4. */
export function ProjectsSection({ projects }: { projects: readonly Project[] }) {
  return (
    <Carousel label={frame.projects} count={projects.length}>
      <div className={`row ${projectStyles.head}`}>
        <SectionTitle id="projects-title" text={frame.projects} />
        <CarouselPosition />
        <CarouselArrow step={-1} aria-label={words.previousProject} />
        <CarouselArrow step={1} aria-label={words.nextProject} />
      </div>
      <CarouselSlides>
        {projects.map((project, index) => (
          // The command palette links to these ids.
          <li key={project.title} id={`project-${index + 1}`} tabIndex={-1} className={projectStyles.slide}>
            <ProjectCard project={project} />
          </li>
        ))}
      </CarouselSlides>
    </Carousel>
  )
}

/** A project and its links (PROJ-4). */
export function ProjectCard({ project }: { project: Project }) {
  const { title, description, github_link, deployed_link, image, article, tags } = project
  const hasLinks = (github_link ?? deployed_link ?? article) !== undefined
  return (
    <article className={projectStyles.card}>
      <OwnerPicture image={image} className={`${styles.art} ${projectStyles.art}`} />
      <div className={projectStyles.words}>
        <h3 className={projectStyles.title}>{title}</h3>
        {import.meta.env.SITE_HAS_PROJECT_FACTS ? (
          <div>
            <ProjectResult project={project} />
            <p className={projectStyles.description}>{description}</p>
            <TagWords tags={tags ?? []} />
          </div>
        ) : (
          <p className={projectStyles.description}>{description}</p>
        )}
        {hasLinks && (
          <p className="row">
            {import.meta.env.SITE_HAS_PROJECT_FACTS && (
              <ArticleLink className={projectStyles.link} project={project} />
            )}
            <NewTabLink className={projectStyles.link} href={github_link} about={`: ${title}`}>
              <span>{words.viewOnGithub}</span>
            </NewTabLink>
            <NewTabLink className={projectStyles.link} href={deployed_link} about={`: ${title}`}>
              <span>
                {words.visit}
                <Arrow to="out" />
              </span>
            </NewTabLink>
          </p>
        )}
      </div>
    </article>
  )
}

/** `text` is a paragraph above the groups, and the children stand between them. */
type SkillsSectionProps = {
  name: string
  title: string
  text?: string
  groups?: readonly SkillGroup[]
  children?: ReactNode
}

/** SKILL-1, and any section that the owner has added: a paragraph, entries, groups of words, or some of these. */
export function SkillsSection({ name, title, text, groups, children }: SkillsSectionProps) {
  return (
    <>
      <SectionTitle id={`${name}-title`} text={title} />
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
      {groups && groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.name}>
              <h3 className="label">{group.name}</h3>
              <ul role="list" className={styles.list}>
                {group.skills.map((skill) => (
                  <li key={skill}>
                    <bdi>{skill}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
