// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ID_PREFIX } from '#markdown/transforms/destination.ts'
import { leadToHeading } from './start-enhancements.ts'

test.each([
  ['#how-it-runs', '#user-content-how-it-runs'],
  ['#%C3%BCber', '#user-content-%C3%BCber'],
  ['#user-content-how-it-runs', '#user-content-how-it-runs'],
  ['#own', '#own'],
  ['#none', '#none'],
  ['#%', '#%'],
  ['', ''],
])('the fragment "%s" becomes "%s"', (hash, expected) => {
  document.body.innerHTML = [`${ID_PREFIX}how-it-runs`, `${ID_PREFIX}über`, 'own', `${ID_PREFIX}own`]
    .map((id) => `<h2 id="${id}">A heading</h2>`)
    .join('')
  location.hash = hash
  leadToHeading()
  expect(location.hash).toBe(expected)
})
