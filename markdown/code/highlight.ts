import type { ElementContent } from 'hast'
import type { LanguageFn, Mode } from 'highlight.js'
import { createLowlight } from 'lowlight'
import { MAX_COLOURS } from '#markdown/limits.ts'
import { isDeeperThan, walkElements } from '#markdown/tree.ts'
import { type Grammar, GRAMMARS } from './code-info.ts'

/** @returns the code as text and spans with classes */
export type Highlight = (code: string, language: Grammar) => ElementContent[]

/** Levels of spans that a grammar may make, for example for templates within templates. */
const MAX_SPANS = 30

/** Grammars take longer to compile than most code to colour, so a thread of the build compiles each once. */
const compiled = new Map<Grammar, ReturnType<typeof createLowlight>>()

/** Loads a grammar with only its companions, so that a browser colours as the build does. */
async function load(language: Grammar): Promise<void> {
  if (compiled.has(language)) return
  const names = [language, ...(COMPANIONS[language] ?? [])]
  const grammars = await Promise.all(names.map(async (name) => [name, await loadGrammar(name)] as const))
  compiled.set(language, createLowlight(Object.fromEntries(grammars)))
}

/** Makes a highlighter for one article. Code stays plain if its grammar fails, or if it needs more colours than the article has left. */
export async function highlighterFor(languages: readonly Grammar[]): Promise<Highlight> {
  await Promise.all(languages.map(load))
  let coloursLeft = MAX_COLOURS
  return (code, language) => {
    const plain: ElementContent[] = [{ type: 'text', value: code }]
    try {
      const root = compiled.get(language)?.highlight(language, code)
      if (!root || isDeeperThan(root, MAX_SPANS)) return plain
      let colours = 0
      walkElements(root, () => {
        colours += 1
      })
      if (colours > coloursLeft) return plain
      coloursLeft -= colours
      return root.children.filter((node) => node.type !== 'doctype')
    } catch {
      return plain
    }
  }
}

/** The other grammars that a grammar uses. */
const COMPANIONS: Partial<Record<Grammar, readonly Grammar[]>> = {
  dockerfile: ['bash'],
  javascript: ['xml'],
  typescript: ['xml'],
  xml: ['css', 'javascript'],
}

/** Common words that grammars lack, by their kind. */
const MORE_WORDS: Partial<Record<Grammar, Record<string, string>>> = {
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
  // PostgreSQL 18, appendix C. The grammar `pgsql` colours no aggregates, and tries several languages in the body of a function.
  sql: {
    keyword:
      'asc cascade conflict desc do explain if ilike index key last limit nulls replace returning schema view',
    type: 'bool jsonb serial text timestamptz uuid',
  },
}

/** Loads a grammar, and adds its words. */
export async function loadGrammar(name: Grammar): Promise<LanguageFn> {
  const [, loadModule] = GRAMMARS[name]
  const { default: make } = await loadModule()
  return (hljs) => {
    const grammar = make(hljs)
    // In place, because the parts of a grammar share these lists.
    for (const [kind, words] of Object.entries(MORE_WORDS[name] ?? {}))
      wordsOfKind(grammar, kind).push(...words.split(' '))
    return { ...grammar, contains: grammar.contains.map(withOneLanguage) }
  }
}

/** The list of a grammar's words of a kind. @throws Error if it has none, which a new version of highlight.js could cause */
function wordsOfKind({ keywords }: Mode, kind: string): string[] {
  const lists = new Map<string, unknown>(Object.entries(keywords ?? {}))
  const list = lists.get(kind)
  if (!Array.isArray(list)) throw new Error(`expected words of the kind ${kind}, found none`)
  return list
}

/** Takes a script as JavaScript and a style as CSS: highlight.js tries several grammars, and each nested tag doubles the time. */
function withOneLanguage(mode: Mode): Mode {
  const { starts } = mode
  if (!Array.isArray(starts?.subLanguage)) return mode
  return { ...mode, starts: { ...starts, subLanguage: starts.subLanguage[0] } }
}
