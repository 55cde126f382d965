import sql from 'highlight.js/lib/languages/sql'
import { extendGrammar } from './extend-grammar.ts'

/** Common keywords that standard SQL does not have (PostgreSQL 18, appendix C, and SQLite's keywords). */
const KEYWORDS =
  'always analyze asc concurrently conflict database desc do exclude explain generated if ilike index key last limit ' +
  'materialized notice nothing notnull nulls pragma raise replace returning schema sequence temporary truncate vacuum ' +
  'view'
const TYPES =
  'bigserial bool bytea citext datetime inet int2 int4 int8 jsonb serial text timestamptz tsquery tsvector uuid vector'

/** highlight.js has only standard SQL. */
export default extendGrammar(sql, { keyword: KEYWORDS.split(' '), type: TYPES.split(' ') })
