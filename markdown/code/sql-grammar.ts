import type { LanguageFn } from 'highlight.js'
import sql from 'highlight.js/lib/languages/sql'
import { addWords } from './add-words.ts'

/** PostgreSQL 18, appendix C, and SQLite's keywords: those that articles use and the standard does not have. */
const KEYWORDS =
  'always analyze asc concurrently conflict database desc do exclude explain generated if ilike index key last limit ' +
  'materialized notice nothing notnull nulls pragma raise replace returning schema sequence temporary truncate vacuum ' +
  'view'
const TYPES =
  'bigserial bool bytea citext datetime inet int2 int4 int8 jsonb serial text timestamptz tsquery tsvector uuid vector'

/** highlight.js knows the SQL of the standard alone. */
const moreSql: LanguageFn = (hljs) => {
  const grammar = sql(hljs)
  const { keywords } = grammar
  if (typeof keywords !== 'object' || Array.isArray(keywords)) return grammar
  addWords(keywords.keyword, KEYWORDS.split(' '))
  addWords(keywords.type, TYPES.split(' '))
  return grammar
}

export default moreSql
