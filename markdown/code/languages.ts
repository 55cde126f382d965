import { PACKAGE_NAMES } from './grammars.ts'

/**
 * Names that people write after a fence and highlight.js lacks, or reads as another language than most people mean. A language without
 * a grammar has that of the language that its syntax is closest to.
 */
const MORE_NAMES: Readonly<Record<string, string>> = {
  // highlight.js colours `shell` only behind a prompt, but most such blocks have none, and on GitHub it means Bash.
  bash:
    'shell sh-script shellscript csh tcsh ksh fish curl dotenv env gitignore crontab cron slurm ' +
    'sbatch pbs',
  clojure: 'cljs fennel janet',
  cpp: 'hip opencl metal hlsl slang halide ptx',
  csharp: 'c-sharp',
  css: 'postcss',
  cuda: 'cuda cu cuh',
  delphi: 'objectpascal',
  diff: 'git-diff udiff',
  django: 'jinja2 j2 nunjucks njk liquid html+jinja html+django',
  dockerfile: 'containerfile',
  dos: 'batch batchfile',
  erb: 'ejs html+erb',
  fortran: 'f03 f08',
  groovy: 'jenkinsfile',
  haskell: 'lhs purescript agda idris lean lean4',
  ini: 'conf cfg config dosini editorconfig gitconfig systemd hcl terraform tf tfvars',
  javascript: 'node nodejs ecmascript es esm jsonnet',
  json: 'jsonl ndjson geojson ipynb jsonld json-ld webmanifest hjson json-lines',
  julia: 'jl',
  latex: 'bibtex bib biblatex tikz',
  lisp: 'elisp emacs-lisp common-lisp commonlisp cl pddl smt smt2',
  llvm: 'mlir stablehlo',
  lua: 'luau',
  makefile: 'gnumakefile just justfile ninja',
  markdown: 'rmd qmd rmarkdown quarto mdx gfm',
  mathematica: 'wolfram',
  matlab: 'm octave',
  mipsasm: 'riscv risc-v',
  nginx: 'caddyfile caddy',
  objectivec: 'objective-c',
  // Words for text without colours, and blocks that are no code.
  plaintext:
    'plain none raw output out log logs stdout ascii tree csv tsv pseudo pseudocode algorithm ' +
    'traceback pytb nohighlight no-highlight math mermaid prompt code result results error stderr ' +
    'session trace stacktrace diagram plantuml rst restructuredtext',
  powershell: 'posh',
  protobuf: 'proto3 pbtxt prototxt textproto',
  python: 'cython pyx pxd jupyter sage starlark bazel mojo gdscript triton numba jax meson',
  'python-repl': 'doctest py-repl python-console',
  r: 'rscript splus s rconsole',
  reasonml: 'rescript',
  rust: 'wgsl zig gleam move',
  scala: 'chisel',
  scheme: 'racket rkt',
  scss: 'sass',
  shell: 'shell-session sh-session bash-session zsh-session terminal',
  // The grammar `pgsql` colours no aggregates.
  sql:
    'postgresql postgres mysql mariadb sqlite plsql tsql t-sql bigquery duckdb snowflake clickhouse ' +
    'hiveql spark-sql psql cql cypher sparql',
  typescript: 'deno bun solidity sol',
  vbnet: 'vb.net visual-basic vba',
  verilog: 'systemverilog',
  vim: 'viml vimscript nvim',
  wasm: 'wat wast',
  x86asm: 'asm assembly nasm gas',
  xml: 'htm vue svelte astro mathml cshtml razor',
  yaml: 'ansible docker-compose openapi',
}

const NAMES_OF_GRAMMAR = Object.entries(MORE_NAMES).map(
  ([grammar, names]) => [grammar, names.split(' ')] as const,
)

const GRAMMARS = new Map(Object.entries(PACKAGE_NAMES))
for (const [grammar, names] of NAMES_OF_GRAMMAR) {
  for (const name of names) GRAMMARS.set(name, grammar)
}

/** A version, as in `py3`, `python3.12`, `es6` and `c++17`. */
const VERSION = /-?[\d.]+$/

/** The grammar of a language (`codeLanguage`), if there is one. */
export function grammarOf(language: string): string | undefined {
  return GRAMMARS.get(language) ?? GRAMMARS.get(language.replace(VERSION, ''))
}

/** All names that `grammarOf` knows. */
export function languageNames(): string[] {
  return [...GRAMMARS.keys()]
}
