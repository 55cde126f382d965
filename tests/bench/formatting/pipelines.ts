import type { Markdown, remarkGfm } from 'virtual:react-markdown'
import { formatArticle } from '#markdown/format-article.ts'
import { PLACES } from './places.ts'

/** Text to what React can render. The clone is what it takes to hand a tree from the worker to the page. */
export function pipelinesOf(markdown: typeof Markdown, gfm: typeof remarkGfm) {
  return {
    ours: async (text: string) => structuredClone(await formatArticle(text, PLACES)),
    'react-markdown': async (text: string) => markdown({ children: text, remarkPlugins: [gfm] }),
  }
}
