// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { ID_PREFIX } from '#markdown/transforms/destination.ts'
import { leadToHeading } from './start-enhancements.ts'

beforeEach(() => {
  document.body.innerHTML = `<h2 id="${ID_PREFIX}how-it-runs">1</h2><h2 id="${ID_PREFIX}über">2</h2><p id="own"></p><h2 id="${ID_PREFIX}own">3</h2>`
})

test.each([
  ['#how-it-runs', '#user-content-how-it-runs'],
  ['#%C3%BCber', '#user-content-%C3%BCber'],
  ['#user-content-how-it-runs', '#user-content-how-it-runs'],
  ['#own', '#own'],
  ['#none', '#none'],
  ['#%', '#%'],
  ['', ''],
])('the fragment "%s" becomes "%s"', (hash, expected) => {
  location.hash = hash
  leadToHeading(document)
  expect(location.hash).toBe(expected)
})
