import cpp from 'highlight.js/lib/languages/cpp'
import { extendGrammar } from './extend-grammar.ts'

/** The words that CUDA adds to C++ (CUDA C++ Programming Guide 12, chapter 10). */
const KEYWORDS =
  '__global__ __device__ __host__ __shared__ __constant__ __managed__ __restrict__ __noinline__ __forceinline__ ' +
  '__launch_bounds__ __grid_constant__'
const TYPES = 'dim3 half half2 nv_bfloat16 cudaError_t cudaStream_t cudaEvent_t'
const VECTORS = 'char uchar short ushort int uint long ulong longlong ulonglong float double'
const BUILT_INS =
  'threadIdx blockIdx blockDim gridDim warpSize __syncthreads __syncwarp __threadfence __shfl_sync ' +
  '__shfl_down_sync __shfl_up_sync __shfl_xor_sync __ballot_sync atomicAdd atomicMax atomicMin atomicCAS atomicExch'

/** highlight.js has C++ but not CUDA. */
export default extendGrammar(cpp, {
  keyword: KEYWORDS.split(' '),
  built_in: BUILT_INS.split(' '),
  type: [
    ...TYPES.split(' '),
    ...VECTORS.split(' ').flatMap((type) => [1, 2, 3, 4].map((size) => type + size)),
  ],
})
