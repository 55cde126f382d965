import { expect, test } from 'vitest'
import { introHeight } from './intro-height.ts'
import { SITE } from '#tests/support/site/example-pages.ts'

const { content } = SITE
const withName = (firstName: string) => {
  const greeting = { ...content.greeting, firstName }
  return introHeight({ ...content, greeting })
}

test('the words of the sample reach as high as they do on a phone of 390 × 667', () => {
  // Measured in Chromium: 401 px from the label of the name to the lower edge.
  const sample = {
    owner: { name: 'Alex Morgan', role: 'Software engineer, machine learning' },
    greeting: { hello: 'Hi,', pronoun: 'I’m', firstName: 'Alex' },
    description:
      'Experienced in building scalable AI and ML applications, I like working with data and building tools with impact. Away from the keyboard I enjoy motorcycle rides, video games, abstract photography and digital art.',
    links: { github: 'https://github.com/your-name' },
  }
  expect(introHeight(sample) * 16).toBeGreaterThan(390)
  expect(introHeight(sample) * 16).toBeLessThan(412)
})

test('a long name, a long role and a description of many words reach higher', () => {
  const role = 'Senior machine learning engineer, recommender systems'
  const usual = introHeight(content)
  expect(withName('Maximiliane-Theresa')).toBeGreaterThan(usual + 2)
  expect(withName('長谷川龍之介左衛門太郎次郎三郎左衛門')).not.toBeLessThan(usual - 2)
  expect(introHeight({ ...content, owner: { ...content.owner, role } })).toBeGreaterThan(usual + 1)
  expect(introHeight({ ...content, description: content.description.repeat(2) })).toBeGreaterThan(usual + 6)
  expect(introHeight({ ...content, links: {} })).toBeLessThan(usual)
})
