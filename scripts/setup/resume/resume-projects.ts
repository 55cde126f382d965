import type { Project } from '#content/rules/project-schema.ts'
import type { LeaveOut } from './left-out-fields.ts'
import { readLink } from './resume-entries.ts'
import type { Resume } from './resume-schema.ts'

/** Addresses of a project's code; any other address is its deployment. */
const CODE_HOST = /^https:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|sr\.ht)\//
/** A card shows so many words. */
const MAX_TAGS = 6

/** One project for each title. */
export function projectsOf({ projects }: Resume, leaveOut: LeaveOut): Project[] {
  const shown = new Map<string, Project>()
  for (const project of projects) {
    const { name: title } = project
    const description = descriptionOf(project)
    if (title === '') {
      if (description !== '') leaveOut(`a project is left out, because it has no name: "${description}".`)
    } else if (description === '')
      leaveOut(`the project "${title}" is left out, because it has no description.`)
    else if (shown.has(title)) leaveOut(`of the projects "${title}" only the first is taken.`)
    else shown.set(title, { title, description, ...factsOfProject(project, leaveOut) })
  }
  return [...shown.values()]
}

/** The description, and below it the highlights, each on a line of its own. */
function descriptionOf({ description, summary, highlights }: Resume['projects'][number]): string {
  const points = highlights.filter((highlight) => highlight !== '').map((highlight) => `– ${highlight}`)
  return [description || summary, ...points].filter((line) => line !== '').join('\n')
}

function factsOfProject(project: Resume['projects'][number], leaveOut: LeaveOut): Partial<Project> {
  const { name, keywords, url, website, github, startDate, endDate } = project
  const address = readLink(name, url || website, leaveOut)
  const isCode = CODE_HOST.test(address)
  const code = isCode ? address : readLink(name, github, leaveOut)
  const deployment = isCode ? '' : address
  const year = /^(?:19[5-9]|20)\d{1,2}(?=-|$)/.exec(endDate || startDate)?.[0]
  const words = [...new Set(keywords.filter((word) => word !== ''))]
  if (words.length > MAX_TAGS)
    leaveOut(`of the project "${name}", the keywords after the first ${MAX_TAGS} are left out.`)
  return {
    ...(code !== '' && { github_link: code }),
    ...(deployment !== '' && { deployed_link: deployment }),
    ...(year !== undefined && { year: Number(year) }),
    ...(words.length > 0 && { tags: words.slice(0, MAX_TAGS) }),
  }
}
