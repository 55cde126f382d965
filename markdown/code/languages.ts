import { PACKAGE_NAMES } from './grammars.ts'

/** Names that people write after a fence and highlight.js lacks, or reads as another language than most people mean. */
const MORE_NAMES: Readonly<Record<string, string>> = {
  // highlight.js colours `shell` only behind a prompt, but most such blocks have none, and on GitHub it means Bash.
  bash: 'shell sh-script shellscript csh tcsh ksh fish curl dotenv env gitignore crontab cron',
  shell: 'shell-session sh-session bash-session zsh-session terminal',
  cpp: 'hip opencl metal',
  csharp: 'c-sharp',
  cuda: 'cuda cu cuh',
  delphi: 'objectpascal',
  diff: 'git-diff udiff',
  django: 'jinja2 j2 nunjucks njk liquid html+jinja html+django',
  dos: 'batch batchfile',
  erb: 'ejs html+erb',
  fortran: 'f03 f08',
  haskell: 'lhs purescript',
  ini: 'conf cfg config dosini editorconfig gitconfig systemd hcl terraform tf tfvars',
  javascript: 'node nodejs ecmascript es esm',
  json: 'jsonl ndjson geojson ipynb jsonld json-ld webmanifest',
  latex: 'bibtex bib biblatex',
  lisp: 'elisp emacs-lisp common-lisp commonlisp cl',
  llvm: 'mlir',
  makefile: 'gnumakefile',
  markdown: 'rmd qmd rmarkdown quarto mdx',
  mathematica: 'wolfram',
  matlab: 'm octave',
  nginx: 'caddyfile',
  objectivec: 'objective-c',
  // Words for text without colours, and blocks that are no code.
  plaintext:
    'plain none raw output out log logs stdout ascii tree csv tsv pseudo pseudocode algorithm traceback pytb ' +
    'nohighlight no-highlight math mermaid',
  powershell: 'posh',
  protobuf: 'proto3',
  python: 'cython pyx pxd jupyter sage starlark bazel mojo gdscript',
  'python-repl': 'doctest',
  r: 'rscript splus',
  reasonml: 'rescript',
  scheme: 'racket rkt',
  // The grammar `pgsql` colours no aggregates.
  sql: 'postgresql postgres mysql mariadb sqlite plsql tsql t-sql bigquery duckdb snowflake clickhouse hiveql spark-sql',
  typescript: 'deno',
  verilog: 'systemverilog',
  vbnet: 'vb.net visual-basic',
  vim: 'viml vimscript nvim',
  wasm: 'wat wast',
  x86asm: 'asm assembly nasm',
  xml: 'htm vue svelte astro mathml cshtml razor',
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
