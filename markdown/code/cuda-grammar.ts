import type { LanguageFn } from 'highlight.js'
import cpp from 'highlight.js/lib/languages/cpp'
import { addWords } from './add-words.ts'

/** CUDA C++ Programming Guide 12, chapter 10: what the language adds to C++. */
const KEYWORDS =
  '__global__ __device__ __host__ __shared__ __constant__ __managed__ __restrict__ __noinline__ __forceinline__ ' +
  '__launch_bounds__ __grid_constant__'
const TYPES = 'dim3 half half2 nv_bfloat16 cudaError_t cudaStream_t cudaEvent_t'
const VECTORS = 'char uchar short ushort int uint long ulong longlong ulonglong float double'
const BUILT_INS =
  'threadIdx blockIdx blockDim gridDim warpSize __syncthreads __syncwarp __threadfence __shfl_sync ' +
  '__shfl_down_sync __shfl_up_sync __shfl_xor_sync __ballot_sync atomicAdd atomicMax atomicMin atomicCAS atomicExch'

/** highlight.js knows C++ but not CUDA, which is the same but for its words. */
const cuda: LanguageFn = (hljs) => {
  const grammar = cpp(hljs)
  const { keywords } = grammar
  if (typeof keywords !== 'object' || Array.isArray(keywords)) return grammar
  addWords(keywords.keyword, KEYWORDS.split(' '))
  addWords(keywords.built_in, BUILT_INS.split(' '))
  addWords(keywords.type, TYPES.split(' '))
  addWords(
    keywords.type,
    VECTORS.split(' ').flatMap((type) => [1, 2, 3, 4].map((size) => type + size)),
  )
  return { ...grammar, name: 'CUDA', aliases: [] }
}

export default cuda
