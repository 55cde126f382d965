import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  type FakeHosts,
  EARLIER_SENTENCE,
  earlierOnGithub,
  initialContent,
  ONLY_THERE,
  SAVED,
  SENTENCE,
} from '#tests/support/fake-hosts.ts'
import { blobIdOf } from '#tests/support/answers.ts'
import { test } from '#tests/support/offline-site.ts'
import type { DeployedSite } from '#tests/support/site/deployed-site.ts'
import { expect } from '#tests/support/test.ts'

/*
 * Read, push, deploy, reload: a host or a browser may cache an answer of before the push for minutes. The document is newer then
 * (decision 28).
 */

test.use({ deployed: 'live', serviceWorkers: 'block' })

const FILE = `${SAVED}.md`
const ARTICLE = `./blogs/${encodeURIComponent(SAVED)}`
/** When the host of the site got the documents of the first build. */
const FIRST_DEPLOYED = new Date('2026-11-20T10:00:00Z')

/**
 * Deploys the article's document of the build before the last commit.
 *
 * @returns deploys that of the last commit
 */
function deployFirstBuild({ folder }: DeployedSite): () => void {
  const file = join(folder, 'blogs', `${SAVED}.html`)
  const html = readFileSync(file, 'utf8')
  const idIn = (files: ReadonlyMap<string, string>) => blobIdOf(files.get(FILE) ?? '')
  const first = html
    .replaceAll(SENTENCE, EARLIER_SENTENCE)
    .replace(`"sha":"${idIn(initialContent().github)}"`, `"sha":"${idIn(earlierOnGithub())}"`)
    .replace(/"earlier":\["\w+"\]/, '"earlier":[]')
  writeFileSync(file, first)
  utimesSync(file, FIRST_DEPLOYED, FIRST_DEPLOYED)
  return () => writeFileSync(file, html)
}

/** Gives the host the content of before the last commit. */
function showEarlier(host: FakeHosts): void {
  host.github.clear()
  for (const [name, text] of earlierOnGithub()) host.github.set(name, text)
}

const fail = (host: FakeHosts) =>
  host.answerWith((_, response) => response.writeHead(403, { 'access-control-allow-origin': '*' }).end())
const isRead = (page: Page) => expect(page.getByRole('status')).toHaveText('')
/** The texts that the browser has stored. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const answers = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (request.url.endsWith('.md')) answers.push(await (await cache.match(request))?.text())
    }
    return answers.join('\n')
  })

test('[SAVE-1] [SAVE-2] an earlier text never replaces the document of a later build', async ({
  page,
  articleHost,
  site,
}) => {
  showEarlier(articleHost)
  const deploySecondBuild = deployFirstBuild(site)
  await page.goto(ARTICLE)
  await isRead(page)
  await expect(page.getByText(EARLIER_SENTENCE)).toBeVisible()
  await expect.poll(() => storedTexts(page)).toContain(EARLIER_SENTENCE)

  // The host of the articles answers as before the push for a while.
  deploySecondBuild()
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  const answered = page.waitForResponse(/\.md$/)
  await page.reload()
  await answered
  await isRead(page)
  await expect(page.getByText(SENTENCE)).toBeVisible()
  await expect(page.getByText(EARLIER_SENTENCE)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await storedTexts(page)).toBe('')

  articleHost.github.set(FILE, 'Pushed after the build.')
  await page.reload()
  await expect(page.locator('.prose'), 'a text that is newer than the document').toHaveText(
    'Pushed after the build.',
  )
})

test('[SAVE-1] an earlier text is not the copy, also if it was stored after the build', async ({
  page,
  articleHost,
  site,
}) => {
  showEarlier(articleHost)
  const deploySecondBuild = deployFirstBuild(site)
  await page.goto(ARTICLE)
  await expect.poll(() => storedTexts(page)).toContain(EARLIER_SENTENCE)
  deploySecondBuild()
  fail(articleHost)
  await page.reload()
  await expect(page.getByText(/^Saved copy from/)).toBeVisible()
  await expect(page.getByText(SENTENCE)).toBeVisible()
  await expect(page.getByText(EARLIER_SENTENCE)).toHaveCount(0)
})

test('[SAVE-1] the document of an earlier build has the time of its own copy', async ({
  page,
  articleHost,
  site,
}) => {
  fail(articleHost)
  const deploySecondBuild = deployFirstBuild(site)
  await page.goto(ARTICLE)
  await expect(page.getByText('Saved copy from 20 November 2026')).toBeVisible()
  deploySecondBuild()
  await page.reload()
  await expect(page.getByText(/^Saved copy from/)).toBeVisible()
  await expect(page.getByText('Saved copy from 20 November 2026')).toHaveCount(0)
})

test('[SAVE-1] [SAVE-2] an earlier list never replaces that of a later build', async ({
  page,
  articleHost,
}) => {
  const rows = page.locator('main li')
  const expectAsBuilt = async () => {
    await isRead(page)
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: ONLY_THERE })).toHaveCount(1)
    await expect(page.getByText(/^(New|Changed)$/)).toHaveCount(0)
  }
  showEarlier(articleHost)
  for (const open of [() => page.goto('./blogs'), () => page.reload()]) {
    const answered = page.waitForResponse(/\/contents\/articles$/)
    await open()
    await answered
    await expectAsBuilt()
  }
  fail(articleHost)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.reload()
  await expect(page.getByText(/^Saved copy from/)).toBeVisible()
  await expectAsBuilt()
})
