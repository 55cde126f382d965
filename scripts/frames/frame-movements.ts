import type { Locator, Page } from '@playwright/test'

/** A movement that is traced for `lasts` ms. `aim` finds the element before the trace and returns the action. */
export type Movement = { name: string; lasts: number; aim: (page: Page) => Promise<() => Promise<unknown>> }

/** `address` is below the site's. */
export type Visit = { address: string; movements: readonly Movement[] }

const pressed = (key: string) => (page: Page) => Promise.resolve(() => page.keyboard.press(key))
const tapped = (find: (page: Page) => Locator) => async (page: Page) => {
  const box = await find(page).boundingBox()
  if (!box) throw new Error('Expected an element to tap, found none.')
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
const button = (name: RegExp) => tapped((page) => page.getByRole('button', { name }))

/** All movements, in the order of one visit. */
export const VISITS: readonly Visit[] = [
  {
    address: '',
    movements: [
      { name: 'intro → about', lasts: 900, aim: pressed('PageDown') },
      { name: 'about → projects', lasts: 900, aim: pressed('PageDown') },
      { name: 'carousel', lasts: 900, aim: pressed('ArrowRight') },
      { name: 'projects → skills', lasts: 900, aim: pressed('PageDown') },
      { name: 'skills → projects', lasts: 900, aim: pressed('PageUp') },
      { name: 'projects → about', lasts: 900, aim: pressed('PageUp') },
      { name: 'about → intro', lasts: 900, aim: pressed('PageUp') },
      { name: 'menu', lasts: 400, aim: button(/^Menu/) },
      { name: 'theme', lasts: 500, aim: button(/^Theme/) },
    ],
  },
  {
    address: 'blogs',
    movements: [
      { name: 'list → article', lasts: 700, aim: tapped((page) => page.locator('main ul a').first()) },
      { name: 'article → list', lasts: 700, aim: (page) => Promise.resolve(() => page.goBack()) },
    ],
  },
]
