import type { Markdown, remarkGfm } from 'virtual:react-markdown'
import { formatArticle } from '#markdown/format-article.ts'
import { PLACES } from './places.ts'

/** From a text to a tree that React can render. The clone is the cost of sending a tree from the worker to the page. */
export function pipelinesOf(markdown: typeof Markdown, gfm: typeof remarkGfm) {
  return {
    ours: async (text: string) => structuredClone(await formatArticle(text, PLACES)),
    'react-markdown': async (text: string) => markdown({ children: text, remarkPlugins: [gfm] }),
  }
}
