import { answerCalls, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

// The browser logs what the sandbox refuses.
test.use({ tolerated: [/sandboxed|cross-origin frame/i] })

/** A page that draws, and tells its own document what it could reach. */
const PAGE = `<!doctype html><p>waiting</p><script>
  const reached = []
  const attempt = (name, read) => { try { read(); reached.push(name) } catch {} }
  attempt('parent', () => parent.document.title)
  attempt('storage', () => localStorage.length)
  attempt('cookies', () => document.cookie)
  attempt('top', () => { top.location = '/hit' })
  document.querySelector('p').textContent = 'drawn; reached: ' + reached.join()
</script>`

test('a page of public/ is drawn when it comes near, in a frame that reaches nothing of the site', async ({
  page,
}) => {
  const requests: string[] = []
  await page.route('**/plots/*.html', (route) => {
    requests.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/html', body: PAGE })
  })
  const filler = 'A paragraph.\n\n'.repeat(200)
  const article = `# Charts\n\n![Near](/plots/near.html#height=420)\n\n${filler}![Far](/plots/far.html "The caption")\n`
  await answerCalls(page, { article: text(article) })
  await page.goto('./blogs/Charts')
  const near = page.getByTitle('Near')
  await expect(near.contentFrame().getByText('drawn; reached:')).toHaveText('drawn; reached: ')
  expect(requests).toEqual(['/plots/near.html'])
  const box = await near.boundingBox()
  expect(box?.height).toBeCloseTo(420, -1)

  const far = page.getByTitle('Far')
  await far.scrollIntoViewIfNeeded()
  await expect(far.contentFrame().getByText('drawn')).toBeVisible()
  await expect(page.getByRole('figure')).toContainText('The caption')
  const { width = 0, height = 1 } = (await far.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 1)
  expect(page.url()).toMatch(/\/blogs\/Charts$/)
})
