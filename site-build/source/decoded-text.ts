import { fileOf } from '#site-build/articles/check-article.ts'
import type { ListedArticle } from './article-source.ts'
import { gitBlobSha } from './checkout.ts'

/** The text of an article. @throws Error when its file has changed since it was listed */
export function decodedText({ name, sha }: ListedArticle, bytes: Buffer): string {
  if (gitBlobSha(bytes) !== sha)
    throw new Error(`${fileOf(name)}: changed while the build read it. Build again.`)
  return new TextDecoder().decode(bytes)
}
