import { memo } from 'react'
import { TypedText } from '#app/features/typed-text/typed-text.tsx'
import type { SkillGroup } from '#content/rules/site-content.ts'
import { SectionTitle } from './section-title.tsx'
import styles from './skills-section.module.css'
import * as words from '#app/lib/words/home.ts'

type SkillsSectionProps = { groups: readonly SkillGroup[]; typed: boolean }

/** SKILL-1. */
export const SkillsSection = memo(function SkillsSection({ groups, typed }: SkillsSectionProps) {
  return (
    <>
      <SectionTitle id="skills-title">
        <TypedText text={words.skillsTitle} active={typed} />
      </SectionTitle>
      <div className={styles.groups}>
        {groups.map(({ name, skills }) => (
          <div key={name} className={styles.group}>
            <h3 className={styles.name}>{name}</h3>
            <ul role="list" className={styles.list}>
              {skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
})
