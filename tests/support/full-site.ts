import { site as sample } from '#content/site.ts'
import type { SiteContent } from '#content/site-content.ts'

const WORD = 'Donaudampfschifffahrtsgesellschaft'
const [first, second, ...others] = sample.projects

/** The owner with the longest of everything that is plausible, and every field filled. */
export const site: SiteContent = {
  ...sample,
  owner: {
    name: 'Maximiliane-Theresa von Hohenzollern-Wagner',
    role: `${sample.owner.role}, ${sample.owner.role}`,
  },
  greeting: { hello: 'Good evening,', pronoun: 'I am', firstName: 'Maximiliane-Theresa' },
  description: `${sample.description} ${WORD}. ${sample.description}`,
  about: `${sample.about} ${WORD}. ${sample.about}`,
  contact: [
    {
      label: 'Mail',
      text: 'maximiliane-theresa.von-hohenzollern-wagner@engineering.example',
      href: 'mailto:maximiliane-theresa.von-hohenzollern-wagner@engineering.example',
    },
    { label: 'Phone', text: '+49 30 1234 5678 90', href: 'tel:+493012345678' },
    { label: 'Place', text: 'Llanfairpwllgwyngyll, Isle of Anglesey, Wales' },
    { label: 'Mastodon', text: '@maximiliane_theresa@social.example', href: 'https://social.example/@m' },
    { label: 'Calendar', text: 'Half an hour on a Thursday', href: 'https://calendar.example/m' },
    { label: 'Public key', text: '3AA5 C343 7156 1BD2 3AA5 C343 7156 1BD2 3AA5 C343' },
  ],
  projects: [
    {
      ...first!,
      title: `${WORD}: an agentic chatbot that plans before it speaks`,
      description: `${first!.description} ${first!.description} ${WORD}`,
    },
    {
      ...second!,
      image: { address: 'https://pictures.example/plotline.png', alt: 'A chart with two lines' },
    },
    ...others,
  ],
  skills: sample.skills.map(({ name, skills }, index) =>
    index === 1
      ? {
          name: 'Frameworks, Libraries and Everything Else',
          skills: [...skills, WORD, 'A very long name of a tool'],
        }
      : { name, skills },
  ),
}
