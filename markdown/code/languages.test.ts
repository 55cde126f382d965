import hljs from 'highlight.js'
import { expect, test } from 'vitest'
import { codeLanguage } from './code-info.ts'
import { grammarOf, languageNames } from './languages.ts'

test('[MD-2] knows every language of highlight.js by its name', () => {
  const grammars = hljs.listLanguages().map((name) => grammarOf(codeLanguage(name)))
  // Most blocks in the language `shell` are commands without a prompt, so they are Bash.
  const expected = hljs.listLanguages().map((name) => (name === 'shell' ? 'bash' : name))
  expect(grammars).toEqual(expected)
  expect(grammars.length).toBeGreaterThan(180)
})

test.each([
  ['py py3 python3.12 ipython ipython3 cython jupyter', 'python'],
  ['pycon', 'python-repl'],
  ['sh shell zsh', 'bash'],
  ['console shell-session shellsession', 'shell'],
  ['rmd qmd md markdown', 'markdown'],
  ['jsx js mjs es6', 'javascript'],
  ['ts tsx', 'typescript'],
  ['vue svelte html', 'xml'],
  ['tex latex bibtex', 'latex'],
  ['ps1 pwsh', 'powershell'],
  ['text txt plain output', 'plaintext'],
  ['c++ cc c++17', 'cpp'],
  ['cu cuda', 'cuda'],
  ['toml ini terraform', 'ini'],
  ['postgresql sqlite', 'sql'],
  ['elisp', 'lisp'],
  ['octave', 'matlab'],
  ['triton mojo', 'python'],
  ['wgsl zig gleam', 'rust'],
  ['solidity', 'typescript'],
  ['slurm sbatch', 'bash'],
  ['ptx hlsl', 'cpp'],
  ['hcl tf', 'ini'],
  ['jsonc json5 json-lines', 'json'],
  ['astro', 'xml'],
  ['jinja', 'django'],
  ['s', 'r'],
  ['jl', 'julia'],
  ['pbtxt', 'protobuf'],
  ['prompt code result stderr mermaid plantuml', 'plaintext'],
])('[MD-2] knows the names %s as %s', (names, grammar) => {
  for (const name of names.split(' ')) expect(grammarOf(codeLanguage(name)), name).toBe(grammar)
})

test('has a grammar of highlight.js for each name', () => {
  const grammars = new Set(languageNames().map(grammarOf))
  const ofPackage = new Set(hljs.listLanguages())
  expect([...grammars].filter((name) => !ofPackage.has(name ?? ''))).toEqual(['cuda'])
})

test('knows no names of objects', () => {
  for (const name of ['constructor', '__proto__', 'toString', '', '12'])
    expect(grammarOf(name)).toBeUndefined()
})
