/** Fields that owners write where they do not exist, by the name of their group: where each of them belongs. */

const CONTACT = "contact: - { label: Mail, text: me@me.example, href: 'mailto:me@me.example' }"
const ACCOUNT = 'contact: - { label: …, text: …, href: https://… }'
const OWN_SECTION =
  'a section of your own in sections: - { name: experience, title: …, entries: […] }, or a page in pages/'
const DESCRIPTION = 'the description of the project'

type Places = Readonly<Record<string, readonly string[]>>

const MAIL = ['email', 'mail', 'phone', 'tel', 'telephone']
const PLACE = ['location', 'city', 'place']
const ACCOUNTS = [
  'twitter',
  'x',
  'mastodon',
  'bluesky',
  'instagram',
  'facebook',
  'youtube',
  'telegram',
  'discord',
  'reddit',
  'stackoverflow',
  'orcid',
  'scholar',
  'gitlab',
  'codeberg',
  'social',
  'socials',
  'profiles',
]
const LINKS = ['github', 'linkedin', 'resume', 'cv']
const ABOUT = ['bio', 'summary', 'intro']
const PORTRAIT = ['avatar', 'photo', 'picture', 'image']

/** The names that belong to each place. Case, hyphens and underscores make no difference. */
const OF_SITE: Places = {
  [CONTACT]: MAIL,
  'owner (facts), or contact': PLACE,
  [ACCOUNT]: ACCOUNTS,
  links: LINKS,
  [OWN_SECTION]: [
    'experience',
    'work',
    'jobs',
    'employment',
    'education',
    'publications',
    'papers',
    'talks',
    'awards',
    'certificates',
    'certifications',
    'languages',
    'interests',
    'hobbies',
    'volunteer',
    'references',
    'uses',
  ],
  'owner (name, role)': ['name', 'author', 'role', 'job', 'title', 'headline'],
  about: ABOUT,
  portrait: PORTRAIT,
  'articles (repository)': ['repository', 'repo', 'blog', 'posts'],
  address: ['url', 'site', 'siteurl', 'baseurl', 'domain', 'website', 'homepage'],
  lang: ['language', 'locale'],
  'content/theme.css': ['theme', 'colors', 'colours', 'fonts', 'font', 'palette'],
  'content/words.yaml': ['words', 'translations', 'i18n'],
}

const OF_LINKS: Places = {
  [CONTACT]: [...MAIL, ...PLACE],
  [ACCOUNT]: [...ACCOUNTS, 'website', 'homepage', 'url', 'blog', 'rss'],
  resume: ['cv'],
}

const OF_OWNER: Places = {
  role: ['title', 'job', 'headline', 'position', 'occupation'],
  facts: ['location', 'city', 'place', 'years', 'availability', 'status'],
  'greeting (firstName)': ['firstname', 'givenname'],
  [CONTACT]: MAIL,
  links: LINKS,
  about: ABOUT,
  portrait: PORTRAIT,
}

const OF_PROJECT: Places = {
  [DESCRIPTION]: ['role', 'highlights', 'features', 'subtitle'],
  tags: ['technologies', 'tech', 'techstack', 'stack', 'keywords', 'languages', 'tools', 'skills'],
  year: ['date', 'from', 'to'],
  result: ['outcome', 'impact', 'achievement', 'metric'],
  article: ['casestudy', 'post', 'blog', 'writeup'],
  description: ['summary', 'text', 'about'],
  title: ['name'],
  github_link: ['github', 'repo', 'repository', 'source', 'code'],
  deployed_link: ['link', 'url', 'website', 'homepage', 'demo', 'live', 'href', 'address'],
  image: ['picture', 'thumbnail', 'screenshot', 'cover', 'img'],
}

const OF_ENTRY: Places = {
  title: ['name', 'position', 'role', 'job', 'degree', 'studytype', 'language'],
  organisation: ['organization', 'company', 'employer', 'institution', 'school', 'publisher', 'awarder'],
  place: ['location', 'city'],
  'from and to, or date': [
    'startdate',
    'start',
    'begin',
    'enddate',
    'end',
    'until',
    'year',
    'releasedate',
    'dates',
  ],
  text: ['description', 'summary', 'about', 'fluency'],
  points: ['highlights', 'bullets', 'achievements', 'responsibilities'],
  link: ['url', 'href', 'website', 'address'],
  tags: ['keywords', 'technologies', 'tech', 'stack', 'skills', 'tools'],
}

const OF_CONTACT: Places = {
  href: ['url', 'link', 'address'],
  label: ['name', 'title', 'network'],
  text: ['value', 'username'],
}

const OF_SKILLS: Places = { name: ['title', 'group', 'category'], skills: ['items', 'keywords', 'list'] }

export const MISPLACED = {
  site: byName(OF_SITE),
  links: byName(OF_LINKS),
  owner: byName(OF_OWNER),
  project: byName(OF_PROJECT),
  entry: byName(OF_ENTRY),
  contact: byName(OF_CONTACT),
  skills: byName(OF_SKILLS),
}

/** Where a field belongs, by its folded name. */
export type MisplacedFields = ReadonlyMap<string, string>

function byName(places: Places): MisplacedFields {
  const entries = Object.entries(places).flatMap(([place, names]) =>
    names.map((name) => [name, place] as const),
  )
  return new Map(entries)
}

/** A name as in the tables of this file. */
export function foldedName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, '')
}
