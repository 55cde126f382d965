/** The fields with sentences and names, without the numbers in lists. The others are addresses, names of accounts, and settings. */
const TEXT_FIELDS = new Set([
  'owner.name',
  'owner.role',
  'owner.facts',
  'greeting.hello',
  'greeting.pronoun',
  'greeting.firstName',
  'description',
  'landscape',
  'about',
  'portrait.alt',
  'contact.label',
  'contact.text',
  'projects.title',
  'projects.description',
  'projects.image.alt',
  'projects.result',
  'projects.tags',
  'skills.name',
  'skills.skills',
  'sections.title',
  'sections.label',
  'sections.text',
  'sections.groups.name',
  'sections.groups.skills',
  'sections.entries.title',
  'sections.entries.organisation',
  'sections.entries.place',
  'sections.entries.text',
  'sections.entries.points',
  'sections.entries.tags',
])

/** Whether a field of `content/site.yaml` contains words. @param field its path without the numbers in lists, such as `projects.title` */
export function isTextField(field: string): boolean {
  return TEXT_FIELDS.has(field)
}
