import { aliasPath } from '#site-build/plan/aliases.ts'
import { FOLDER } from './generators.ts'
import { articleNames, oldAddress, ownAddress, pathFacts, translation } from './post-address.ts'
import { articleFields, listOf, readPost, textOf } from './post-frontmatter.ts'
import type { NamedPost, Note, OldBlog } from './model.ts'

/** @throws Error if its fields cannot be read, or other posts took all of its names */
export function namePost(path: string, blog: OldBlog, taken: Set<string>, notes: Note[]): NamedPost {
  const { generator, files } = blog
  const { original, lang } = translation(path, files)
  const { fields, body } = readPost(blog.read(path))
  const [, ...inAddress] = /(\d{4})\/(\d{2})\/(\d{2})/.exec(ownAddress(fields) ?? '') ?? []
  const day = pathFacts(path).day ?? (inAddress.join('-') || undefined)
  const own = articleFields({ ...(lang && { lang }), ...fields }, day, generator.name === 'Jekyll')
  // Jekyll does not publish a file without a day, such as a template for new posts.
  const isHidden = generator.name === 'Jekyll' && own.date === undefined
  if (isHidden || /(?:^|\/)_?drafts\//.test(path)) own.draft = true
  // Its collections are tags.
  if (generator.name === 'Eleventy') own.tags = own.tags?.filter((tag) => !/^(?:posts?|blog)$/i.test(tag))
  const written = textOf(fields['date'])
  if (written !== undefined && own.date === undefined)
    notes.push({ file: path, kind: 'dates that were not read', text: written })
  const names = articleNames(fields, original, own.date).map((one) => (lang ? `${one}-${lang}` : one))
  const name = names.find((one) => !taken.has(one.toLowerCase()))
  if (name === undefined)
    throw new Error(`expected a name that no other post has, found "${names.join('", "')}"`)
  taken.add(name.toLowerCase())
  const below = oldAddress(original, fields, own.date, generator)
  const address = below !== null && lang && !ownAddress(fields) ? `/${lang}${below}` : below
  // Obsidian's aliases are names.
  const listed = [fields['aliases'], fields['redirect_from']].flatMap((one) => listOf(one, true))
  const paths = listed.filter((one) => one.includes('/')).map((one) => `/${one.replace(/^\/+/, '')}`)
  const former = [address ?? [], paths].flat()
  const known = (generator.name === FOLDER ? paths : former).flatMap((one) => aliasPath(one) ?? [])
  const aliases = [...new Set(known)].filter((one) => one !== `/blogs/${name}`)
  return { path, name, body, fields, aliases: former, own: aliases.length > 0 ? { ...own, aliases } : own }
}
