/** How a program lays out a blog. Paths are relative to its folder, with slashes. */
export type Generator = {
  name: string
  /** It is recognised by a file or folder that matches one of these. */
  marks: RegExp
  /** Where posts may be. The first folder with posts counts, except for Jekyll and Hexo, which have drafts in the second. */
  posts: readonly string[]
  /** The folders whose files are at the root of the site. */
  roots: readonly string[]
  /** The address of a post: a pattern of Jekyll's, or the path below the first of these folders that contains it. */
  addresses: string | readonly string[]
}

const PAGES = ['src/content', 'src/data', 'src/pages', 'content', 'data', 'source', 'public', 'src']

/** Recognised in this order: a blog made by Astro may also have a folder of Obsidian. */
export const GENERATORS: readonly Generator[] = [
  {
    name: 'Hexo',
    marks: /^source\/_posts\//,
    posts: ['source/_posts', 'source/_drafts'],
    roots: ['source'],
    addresses: '/:year/:month/:day/:title/',
  },
  {
    name: 'Jekyll',
    marks: /^_config\.(?:ya?ml|toml)$|^_posts\//,
    posts: ['_posts', '_drafts'],
    roots: [''],
    addresses: '/:categories/:year/:month/:day/:title.html',
  },
  {
    name: 'Hugo or Zola',
    marks: /^(?:hugo\.(?:toml|ya?ml|json)|config\.(?:toml|ya?ml|json)|config\/_default\/)/,
    posts: ['content'],
    roots: ['static', 'assets', 'content'],
    addresses: ['content'],
  },
  {
    name: 'Astro',
    marks: /^astro\.config\./,
    posts: ['src/content/blog', 'src/content/posts', 'src/content/post', 'src/data/blog', 'src/content'],
    roots: ['public', 'src'],
    addresses: PAGES,
  },
  {
    name: 'Gatsby',
    marks: /^gatsby-config\./,
    posts: ['content/blog', 'content/posts', 'src/pages', 'src/content', 'content'],
    roots: ['static'],
    addresses: ['content/blog', 'content/posts', ...PAGES],
  },
  {
    name: 'Eleventy',
    marks: /^(?:\.eleventy\.c?js|eleventy\.config\.)/,
    posts: ['content/blog', 'content/posts', 'src/posts', 'src/blog', 'posts', 'blog', 'content'],
    roots: ['public', 'static', 'src', 'content', ''],
    addresses: PAGES,
  },
  {
    name: 'Next.js',
    marks: /^(?:contentlayer|next)\.config\./,
    posts: ['data/blog', 'content/blog', 'content/posts', 'posts', '_posts', 'content', 'data', 'public'],
    roots: ['public'],
    addresses: PAGES,
  },
  {
    name: 'Obsidian',
    marks: /(?:^|\/)\.obsidian\/|^quartz\.config\./,
    posts: ['content', ''],
    roots: ['content', ''],
    addresses: ['content', ''],
  },
  {
    name: 'a folder of Markdown',
    marks: /(?:)/,
    posts: [''],
    roots: ['static', 'public', 'assets', ''],
    addresses: [''],
  },
]
