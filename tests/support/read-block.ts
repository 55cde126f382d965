import { readFrontmatter } from '#markdown/frontmatter/read-frontmatter.ts'

/** What is read of a block of frontmatter, and what is wrong with it; of a block that is none, nothing. */
export const fieldsOf = (block: string) => readFrontmatter(block)?.fields
export const problemsOf = (block: string) => readFrontmatter(block)?.problems
