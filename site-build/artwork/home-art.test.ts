import { expect, test } from 'vitest'
import { withOwnArt } from './home-art.ts'

const projects = Array.from({ length: 30 }, (_, index) => ({
  title: `Project ${index}`,
  description: '',
  github_link: 'https://github.com/someone/project',
}))
const owner = { name: 'Robin Field', role: 'Engineer of bridges' }
const portrait = { address: 'me.jpg', alt: 'Robin on a bridge' }
const page = (cards: number) => '<div class="art" data-art=""></div>'.repeat(cards)

test('draws a crop only for a project without a picture', () => {
  const [first, second] = [projects[0]!, projects[1]!]
  const html = withOwnArt(page(1), {
    owner,
    portrait,
    projects: [{ ...first, image: { address: 'a.png', alt: '' } }, second],
  })
  expect(html).toBe(withOwnArt(page(1), { owner, portrait, projects: [second] }))
  expect(html.match(/<svg/g)).toHaveLength(1)
})
