import hljs from 'highlight.js/lib/core'
import type { LanguageFn, Mode } from 'highlight.js'
import { loadPackageGrammar } from './grammars.ts'

/** The package's grammar for a language that it lacks. */
const STAND_INS: Readonly<Record<string, string>> = { cuda: 'cpp' }

/** Common words that grammars lack, by their kind. */
const MORE_WORDS: Readonly<Record<string, Record<string, string>>> = {
  // CUDA C++ Programming Guide 12, chapter 10.
  cuda: {
    keyword:
      '__global__ __device__ __host__ __shared__ __constant__ __managed__ __restrict__ __noinline__ ' +
      '__forceinline__ __launch_bounds__ __grid_constant__',
    built_in:
      'threadIdx blockIdx blockDim gridDim warpSize __syncthreads __syncwarp __threadfence __shfl_sync ' +
      '__shfl_down_sync __shfl_up_sync __shfl_xor_sync __ballot_sync atomicAdd atomicMax atomicMin atomicCAS ' +
      'atomicExch',
    type:
      'dim3 half half2 nv_bfloat16 cudaError_t cudaStream_t cudaEvent_t uchar4 int2 int3 int4 uint2 uint3 uint4 ' +
      'float2 float3 float4 double2',
  },
  // PostgreSQL 18, appendix C. The grammar `pgsql` colours no aggregates.
  sql: {
    keyword:
      'asc cascade conflict desc do explain if ilike index key last limit nulls replace returning schema view',
    type: 'bool jsonb serial text timestamptz uuid',
  },
}

/** Loads a grammar, and adds its words. */
export async function loadGrammar(name: string): Promise<LanguageFn> {
  const make = await loadPackageGrammar(STAND_INS[name] ?? name)
  return (instance) => {
    const grammar = make(instance)
    // In place, because the parts of a grammar share these lists.
    for (const [kind, words] of Object.entries(MORE_WORDS[name] ?? {}))
      wordsOfKind(grammar, kind).push(...words.split(' '))
    for (const mode of modesOf(grammar)) embedOneLanguage(mode)
    return grammar
  }
}

/** Loads a grammar, and those of the languages that code in it contains, such as the scripts of HTML. */
export async function loadWithEmbedded(name: string): Promise<Record<string, LanguageFn>> {
  const grammar = await loadGrammar(name)
  const embedded = new Set<string>()
  for (const { subLanguage } of modesOf(grammar(hljs))) {
    if (typeof subLanguage === 'string' && subLanguage !== name) embedded.add(subLanguage)
  }
  const others = await Promise.all(
    [...embedded].map(async (other) => [other, await loadGrammar(other)] as const),
  )
  return { ...Object.fromEntries(others), [name]: grammar }
}

/** The list of a grammar's words of a kind. @throws Error if it has none, which a new version of highlight.js could cause */
function wordsOfKind({ keywords }: Mode, kind: string): string[] {
  const lists = new Map<string, unknown>(Object.entries(keywords ?? {}))
  const list = lists.get(kind)
  if (!Array.isArray(list)) throw new Error(`expected words of the kind ${kind}, found none`)
  return list
}

/** Takes a script as JavaScript and a style as CSS: highlight.js tries several grammars, and each nested tag doubles the time. */
function embedOneLanguage(mode: Mode): void {
  if (!Array.isArray(mode.subLanguage)) return
  const [first] = mode.subLanguage
  if (first === undefined) delete mode.subLanguage
  else mode.subLanguage = first
}

/** A grammar with all of its parts, which may contain each other. */
function modesOf(grammar: Mode): Set<Mode> {
  const modes = new Set([grammar])
  for (const mode of modes) {
    for (const part of Object.values(mode).flat()) if (isMode(part)) modes.add(part)
  }
  return modes
}

function isMode(part: unknown): part is Mode {
  return typeof part === 'object' && part !== null && !(part instanceof RegExp)
}
