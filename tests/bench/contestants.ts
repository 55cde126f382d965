import MarkdownIt from 'markdown-it'
import { marked } from 'marked'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Abilities } from '#markdown/plugins.ts'
import { ArticleBody } from '#markdown/elements/article-body.tsx'
import { highlighterFor } from '#markdown/code/highlight.ts'
import { findEmoji } from '#markdown/emoji/emoji-table.ts'
import { mathRenderer } from '#markdown/math/math.ts'
import { renderMarkdown } from '#markdown/render-markdown.ts'

/** Each makes HTML of Markdown, as it is used by most: without plugins but for GitHub's tables and lists. */
export const CONTESTANTS = {
  'this site': (markdown) =>
    ours(markdown, {
      highlighter: highlighterFor,
      emoji: async () => findEmoji,
      math: async () => mathRenderer(),
    }),
  // What the others do not do either: no colours in code, no formulas, no emoji.
  'this site, text only': (markdown) => ours(markdown, {}),
  'react-markdown + remark-gfm': async (markdown) =>
    renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [remarkGfm] }, markdown)),
  marked: async (markdown) => marked(markdown),
  'markdown-it': async (markdown) => new MarkdownIt({ linkify: true }).render(markdown),
} satisfies Record<string, (markdown: string) => Promise<string>>

export type Contestant = keyof typeof CONTESTANTS

async function ours(markdown: string, abilities: Abilities): Promise<string> {
  const { body } = await renderMarkdown(markdown, {
    filesBase: 'https://raw.example/me/notes/main/',
    articleHref: (name) => `/blogs/${encodeURIComponent(name)}`,
    fileHref: () => undefined,
    abilities,
    isUnlimited: true,
  })
  return renderToStaticMarkup(createElement(ArticleBody, { tree: body }))
}
