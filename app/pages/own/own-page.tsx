import type { ReactNode } from 'react'
import { textDirection } from '#markdown/direction.ts'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import headStyles from '#app/features/live-status/live-head.module.css'
import type { OwnPageLink } from '#app/lib/site/page-content.ts'
import styles from '#app/pages/article/article-view.module.css'

/** `/<name>`: a page that the owner has added. It looks like an article, but is never read live. */
export function OwnPage({ page, text }: { page: OwnPageLink; text: ReactNode }) {
  return (
    <PageFrame current={`/${page.name}`}>
      <article className={styles.page}>
        <header className={headStyles.head}>
          <h1 dir={textDirection(page.lang)} lang={page.lang}>
            {page.title}
          </h1>
        </header>
        {text}
      </article>
    </PageFrame>
  )
}
