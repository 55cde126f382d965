import type { LanguageFn, Mode } from 'highlight.js'
import type { Grammar } from './code-info.ts'

/** In a browser each grammar is a separate chunk. highlight.js has C++ but not CUDA. */
const LOADERS: Record<Grammar, () => Promise<{ default: LanguageFn }>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  cuda: () => import('highlight.js/lib/languages/cpp'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
  go: () => import('highlight.js/lib/languages/go'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  python: () => import('highlight.js/lib/languages/python'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
}

/** The other grammars that a grammar uses. */
export const COMPANIONS: Partial<Record<Grammar, readonly Grammar[]>> = {
  dockerfile: ['bash'],
  javascript: ['xml'],
  typescript: ['xml'],
  xml: ['css', 'javascript'],
}

const CUDA_VECTORS = 'char uchar short ushort int uint long ulong longlong ulonglong float double'

/** Words that grammars lack, by their kind. */
const MORE_WORDS: Partial<Record<Grammar, Record<string, string[]>>> = {
  // CUDA C++ Programming Guide 12, chapter 10.
  cuda: {
    keyword: (
      '__global__ __device__ __host__ __shared__ __constant__ __managed__ __restrict__ __noinline__ ' +
      '__forceinline__ __launch_bounds__ __grid_constant__'
    ).split(' '),
    built_in: (
      'threadIdx blockIdx blockDim gridDim warpSize __syncthreads __syncwarp __threadfence __shfl_sync ' +
      '__shfl_down_sync __shfl_up_sync __shfl_xor_sync __ballot_sync atomicAdd atomicMax atomicMin atomicCAS ' +
      'atomicExch'
    ).split(' '),
    type: [
      ...'dim3 half half2 nv_bfloat16 cudaError_t cudaStream_t cudaEvent_t'.split(' '),
      ...CUDA_VECTORS.split(' ').flatMap((type) => [1, 2, 3, 4].map((size) => type + size)),
    ],
  },
  // Common words outside of standard SQL (PostgreSQL 18, appendix C, and SQLite's keywords).
  sql: {
    keyword: (
      'always analyze asc concurrently conflict database desc do exclude explain generated if ilike index key last ' +
      'limit materialized notice nothing notnull nulls pragma raise replace returning schema sequence temporary ' +
      'truncate vacuum view'
    ).split(' '),
    type: (
      'bigserial bool bytea citext datetime inet int2 int4 int8 jsonb serial text timestamptz tsquery tsvector uuid ' +
      'vector'
    ).split(' '),
  },
}

/** Loads a grammar, and adds its words. */
export async function loadGrammar(name: Grammar): Promise<LanguageFn> {
  const { default: make } = await LOADERS[name]()
  return (hljs) => {
    const grammar = make(hljs)
    // In place, because the parts of a grammar share these lists.
    for (const [kind, words] of Object.entries(MORE_WORDS[name] ?? {}))
      Object(grammar.keywords)[kind].push(...words)
    return { ...grammar, contains: grammar.contains.map(withOneLanguage) }
  }
}

/**
 * highlight.js tries several grammars, HTML among them, for each script and style of HTML, and takes the best-looking
 * result. Each nested tag doubles the time: 16 kB can take 20 s. Here a script is JavaScript and a style is CSS.
 */
function withOneLanguage(mode: Mode): Mode {
  const { starts } = mode
  if (!Array.isArray(starts?.subLanguage)) return mode
  return { ...mode, starts: { ...starts, subLanguage: starts.subLanguage[0] } }
}
