import type { SkillGroup } from '#content/rules/site-content.ts'
import { SectionTitle } from './section-title.tsx'
import styles from './sections.module.css'

/** `text` is a paragraph above the groups. */
type SkillsSectionProps = { name: string; title: string; text?: string; groups?: readonly SkillGroup[] }

/** SKILL-1, and any section that the owner has added: groups of words, a paragraph, or both. */
export function SkillsSection({ name, title, text, groups }: SkillsSectionProps) {
  return (
    <>
      <SectionTitle id={`${name}-title`} text={title} />
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.groups}>
        {groups?.map((group) => (
          <div key={group.name}>
            <h3>{group.name}</h3>
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
    </>
  )
}
