import { site } from '#tests/fixtures/site.ts'
import { answerCalls, text } from '#tests/support/answers.ts'
import { expectSection } from '#tests/support/home.ts'
import { withoutFrames } from '#tests/support/no-frames.ts'
import { ADDRESS, PHONE, SOURCE } from '#tests/support/open-article.ts'
import { expect, expectSlowly, test } from '#tests/support/test.ts'

// A click of Playwright waits for frames, so all presses are of keys.
test.use({ tolerated: [/Failed to load resource|Failed to fetch dynamically/] })

for (const isHidden of [false, true])
  test.describe(isHidden ? 'in a tab in the background' : 'in a covered window', () => {
    test.beforeEach(({ page }) => withoutFrames(page, isHidden))

    test('[STAGE-8] [STAGE-9] sections change, and the address follows them', async ({ page }) => {
      await page.goto('./#about')
      await expectSection(page, 'about')
      await page.keyboard.press('PageDown')
      await expectSection(page, 'projects')
      await expect(page).toHaveURL(/\/#projects$/)
      await page
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('link', { name: 'Stack' })
        .press('Enter')
      await expectSection(page, 'skills')
      await expect(page).toHaveURL(/\/#skills$/)
    })

    test('[PROJ-2] [PROJ-3] buttons and keys of the carousel lead from slide to slide', async ({ page }) => {
      await page.goto('./#projects')
      const previous = page.getByRole('button', { name: /previous/i })
      const next = page.getByRole('button', { name: /next/i })
      await expect(previous).toBeDisabled()
      await next.press('Enter')
      await expect(previous).toBeEnabled()
      await page.keyboard.press('ArrowLeft')
      await expect(previous).toBeDisabled()
      for (let slide = 1; slide < site.projects.length; slide += 1) await page.keyboard.press('ArrowRight')
      await expect(next).toBeDisabled()
      await expect(page.locator('#projects h3').last()).toBeInViewport({ ratio: 1 })
    })

    test('[NAV-4] the menu, the theme and the palette answer at once', async ({ page }) => {
      await page.goto('./')
      for (const theme of ['dark', 'light']) {
        await page.getByRole('button', { name: /^Theme/ }).press('Enter')
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      }

      await page.setViewportSize(PHONE)
      await page.getByRole('button', { name: 'Menu' }).press('Enter')
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Projects' })
        .press('Enter')
      await expectSection(page, 'projects')

      await page.keyboard.press('Control+k')
      await page.keyboard.type('backprop')
      await expect(page.getByRole('option', { selected: true })).toHaveText(/^Backpropagation by hand/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backpropagation by hand')
    })

    test('a search shows the line that matches', async ({ page }) => {
      await page.goto('./blogs')
      await page.getByRole('searchbox', { name: 'Search articles' }).pressSequentially('pendulum')
      await expect(page.locator('[data-results] mark')).toHaveText(['pendulum'])
    })

    test('a live text arrives, and its code, pictures and diagrams are enhanced', async ({ page }) => {
      await answerCalls(page, { article: text(`${SOURCE}\n\nPushed a minute ago.\n`) })
      await page.goto(ADDRESS)
      // The scripts start at the first paint, at a press, or some seconds after everything has loaded.
      await expectSlowly(page.getByText('Pushed a minute ago.')).toBeAttached()
      await expect(page.locator('.copy').first()).toBeAttached()
      await page.locator('.prose figure img').press('Enter')
      await expect(page.getByRole('dialog', { name: 'The same parabola and learning rate' })).toBeVisible()

      await page.unrouteAll()
      await answerCalls(page, { article: text('```mermaid\nflowchart LR\n  A[Read] --> B[Format]\n```') })
      await page.goto('./blogs/Drawn')
      await expectSlowly(page.frameLocator('iframe.diagram').locator('svg')).toContainText('Format')
      await expect(page.locator('.copy')).toHaveText('Copy')
    })
  })
