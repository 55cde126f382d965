import type { Resume } from './json-resume.ts'

/** What the site shows, and what says nothing about a person. */
const KNOWN = new Set(['basics', 'skills', 'projects', 'meta', '$schema'])

/** What setup leaves out of a resume, or takes for something else, in sentences. */
export function notesOn(resume: Resume): string[] {
  const { image, phone, location, url, profiles } = resume.basics
  const others = Object.keys(resume).filter((name) => !KNOWN.has(name) && hasContent(resume[name]))
  const personal = Object.entries({ phone, location }).filter(([, value]) => hasContent(value))
  const silent = profiles.filter((one) => one.url.trim() === '' && !/^(github|linkedin)$/i.test(one.network))
  return [
    ...(url.trim() === ''
      ? []
      : [`basics.url ("${url}") is taken for the address of this site; --address gives another.`]),
    ...(hasContent(image)
      ? ['basics.image is left out; portrait in content/site.ts shows a picture of public/.']
      : []),
    ...personal.map(([name]) => `basics.${name} is left out, because the site is public.`),
    ...silent.map(({ network }) => `the profile "${network}" is left out, because it has no url.`),
    ...others.map(
      (name) => `${name} is left out; a section of your own in content/site.ts (sections) can show it.`,
    ),
  ]
}

function hasContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(hasContent) : Boolean(value)
}
