import type { SkillGroup } from '#content/rules/site-content.ts'
import { SectionTitle } from './section-title.tsx'
import styles from './skills-section.module.css'

type SkillsSectionProps = {
  id: string
  title: string
  /** A paragraph above the groups. */
  text?: string
  groups?: readonly SkillGroup[]
}

/** SKILL-1, and any section that the owner has added: groups of words, a paragraph, or both. */
export function SkillsSection({ id, title, text, groups }: SkillsSectionProps) {
  return (
    <>
      <SectionTitle id={`${id}-title`} text={title} />
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.groups}>
        {groups?.map(({ name, skills }) => (
          <div key={name} className={styles.group}>
            <h3 className={styles.name}>{name}</h3>
            <ul role="list" className={styles.list}>
              {skills.map((skill) => (
                <li key={skill}>
                  <bdi>{skill}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}
