import { openHome } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test('a press on the landscape drops a point, which a drag and the words do not, and five stay at most', async ({
  page,
}) => {
  await openHome(page)
  const points = page.locator('.landscape-map [data-drop]')
  const links = (await page.locator('#hero a').first().boundingBox())!
  const words = (await page.locator('#hero h1').boundingBox())!
  await page.mouse.click(words.x + 20, words.y + words.height / 2)
  await page.mouse.move(1000, 700)
  await page.mouse.down()
  await page.mouse.move(1040, 700)
  await page.mouse.up()
  // Level with the links.
  await page.mouse.click(1000, links.y + links.height / 2)
  await expect(points).toHaveCount(1)
  // With reduced motion, it appears where its descent ends: near the bright point.
  const [end, minimum] = await page.locator('.landscape-map .landscape-spot').evaluateAll((spots) => {
    return spots.map((spot) => spot.getBoundingClientRect().toJSON() as DOMRect)
  })
  expect(Math.hypot(end!.x - minimum!.x, end!.y - minimum!.y)).toBeLessThan(12)
  for (let press = 0; press < 6; press += 1) await page.mouse.click(1100, 300 + 40 * press)
  await expect(points).toHaveCount(5)
})
