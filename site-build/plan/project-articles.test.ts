import { expect, test } from 'vitest'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import { projectArticleFindings } from './project-articles.ts'

const INDEX = {
  entries: [articleNamed('Why momentum overshoots'), articleNamed('Tokens')],
  drafts: ['Not yet'],
  scheduled: [{ name: 'Soon', date: 1 }],
}

test.each([
  ['Tokens', undefined],
  ['Tokens.md', 'expected the name of a published article without ".md": "Tokens"'],
  [
    'Not yet',
    'expected the name of a published article, found a draft or a scheduled one: "Not yet" (publish it, or leave this out)',
  ],
  [
    'Soon',
    'expected the name of a published article, found a draft or a scheduled one: "Soon" (publish it, or leave this out)',
  ],
  [
    'Why momentum overshots',
    'expected the name of a published article, found none of the name "Why momentum overshots" (close: "Why momentum overshoots")',
  ],
  [
    'Bridges',
    'expected the name of a published article, found none of the name "Bridges" (write it, or leave this out)',
  ],
])('of a project with the article "%s" it says: %s', (article, message) => {
  const [project] = SITE.content.projects
  const [finding] = projectArticleFindings({ projects: [{ ...project!, article }] }, INDEX)
  expect(finding?.message).toBe(message && `projects "${project!.title}", article: ${message}`)
})
