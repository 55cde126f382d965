import { articlePath } from '#github/article-name.ts'
import type { MarkdownContext } from '#markdown/context.ts'
import { ARTICLE_HOSTS, PATH_PREFIX } from '#app/lib/settings.ts'

const { raw, owner, repo, embedded } = ARTICLE_HOSTS

/** Where the links and pictures of this site's articles lead. */
export const markdownContext: MarkdownContext = {
  filesBase: `${raw}/${owner}/${repo}/main/`,
  articleHref: (name) => PATH_PREFIX + articlePath(name),
  // Any other file of the repository is shown by GitHub; without a repository there is no place that shows it.
  fileHref: (path) =>
    embedded ? undefined : `https://github.com/${owner}/${repo}/blob/main/${encodedPath(path)}`,
  abilities: {
    highlighter: async (languages) => {
      const { highlighterFor } = await import('#markdown/code/highlight.ts')
      return highlighterFor(languages)
    },
    emoji: async () => {
      const { findEmoji } = await import('#markdown/emoji/emoji-table.ts')
      return findEmoji
    },
    math: async () => {
      const { mathRenderer } = await import('#markdown/math/math.ts')
      return mathRenderer()
    },
  },
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
