import { expect, testOnGitlab as test } from '#tests/support/test.ts'

const CHANGED = 'لماذا ننسى الزخم'
const PUSHED = 'رسالة جديدة'

test('[LIST-5] [SAVE-1] articles pushed to GitLab are listed and read without a rebuild, and stay readable when it fails', async ({
  page,
  gitlab: { host, files },
}) => {
  // So many that GitLab's list has two pages.
  for (let number = 100; number < 200; number += 1) files.set(`${number}.txt`, '')
  files.set(`${CHANGED}.md`, 'كُتبت من *جديد*.')
  files.set(`${PUSHED}.md`, `# ${PUSHED}\n\nكلمات لم تُبن بعد.`)
  await page.goto('./blogs')
  await page.getByRole('link', { name: PUSHED }).click()
  await expect(page.getByText('كلمات لم تُبن بعد.')).toBeVisible()
  expect(host.calls.filter((call) => call.includes('/tree?'))).toHaveLength(2)
  await page.goto(`./blogs/${encodeURIComponent(CHANGED)}`)
  await expect(page.locator('.prose')).toHaveText('كُتبت من جديد.')

  await host.cut()
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  // The last answer, not the copy of the build.
  await expect(page.locator('.prose')).toHaveText('كُتبت من جديد.')
})
