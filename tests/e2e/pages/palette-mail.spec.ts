import { expect, test } from '#tests/support/test.ts'

// The pictures of this variant are on a host that does not exist.
test.use({ variant: 'live', tolerated: [/Failed to load resource/] })

test('the palette copies the e-mail address, and shows it when the browser refuses', async ({
  page,
  context,
}) => {
  const MAIL = 'maximiliane-theresa.von-hohenzollern-wagner@engineering.example'
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('mail')
  const status = page.getByRole('dialog').getByRole('status')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(`Copied: ${MAIL}`)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MAIL)
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))))
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(`The browser does not allow copying. The address is ${MAIL}`)
})
