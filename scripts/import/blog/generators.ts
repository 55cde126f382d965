import { QUARTO_PROJECT } from '#scripts/import/quarto/project.ts'

/** How a program lays out a blog. Paths are relative to its folder, with slashes. */
export type Generator = {
  name: string
  /** A file of the blog that matches identifies the program. */
  mark: RegExp
  /** Where posts may be. The first folder with posts counts. */
  posts: readonly string[]
  /** The address of a post: a pattern of Jekyll's or its name, or the path below the first of these folders that contains it. */
  addresses: string | readonly string[]
  /** Why the import cannot read its posts, and what owners can do. */
  refusal?: string
}

/** The folders whose files may be at the root of a site. */
export const ROOTS = ['', 'public', 'static', 'source', 'assets', 'src', 'content'] as const
/** The name of https://quarto.org. */
export const QUARTO = 'Quarto'
/** The name of a blog by no known program. Its posts may never have had addresses. */
export const FOLDER = 'a folder of Markdown'

const POSTS = ['src/content/', 'src/data/', 'content/', 'data/', 'src/', '', 'contents/', 'public/'].flatMap(
  (folder) => [
    ...['blog', 'posts', 'post', '_posts', 'pages'].map((name) => folder + name),
    folder.slice(0, -1),
  ],
)
const PAGES = ['src/content', 'src/data', 'src/pages', 'content', 'data', 'source', 'public', 'src', '_posts']
const DATED = '/:year/:month/:day/:title'
const HUGO = /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//

const LEKTOR =
  'this is a blog of Lektor, whose posts (contents.lr) the import cannot read. Write each as Markdown below frontmatter, in a folder of their own, and import that.'

/** In the order of recognition: a blog of Eleventy may have `_posts/`, and one of Astro a folder of Obsidian. */
export const GENERATORS: readonly Generator[] = [
  { name: QUARTO, mark: QUARTO_PROJECT, posts: [''], addresses: [] },
  { name: 'Hexo', mark: /^source\/_posts\//, posts: ['source/_posts'], addresses: `${DATED}/` },
  { name: 'Eleventy', mark: /^(?:\.eleventy|eleventy\.config)\./, posts: POSTS, addresses: PAGES },
  { name: 'Jekyll', mark: /^_config\.|^_posts\//, posts: ['_posts'], addresses: `/:categories${DATED}.html` },
  { name: 'Hugo or Zola', mark: HUGO, posts: ['content'], addresses: ['content'] },
  { name: 'Astro', mark: /^astro\.config\./, posts: POSTS, addresses: PAGES },
  { name: 'Gatsby', mark: /^gatsby-config\./, posts: POSTS, addresses: ['content/blog', ...PAGES] },
  { name: 'Next.js', mark: /^(?:contentlayer|next)\.config\./, posts: POSTS, addresses: PAGES },
  { name: 'Pelican', mark: /^pelicanconf\.py$/, posts: ['content', ''], addresses: '/:slug.html' },
  {
    name: 'Lektor',
    mark: /\.lektorproject$|^content\/contents\.lr$/,
    posts: [],
    addresses: [],
    refusal: LEKTOR,
  },
  { name: 'Obsidian', mark: /(?:^|\/)\.obsidian\/|^quartz\./, posts: ['content', ''], addresses: PAGES },
  { name: FOLDER, mark: /(?:)/, posts: [''], addresses: PAGES },
]
