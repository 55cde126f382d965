import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '#tests/support/project-files.ts'

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', '.md')]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Every `npm …` command in the pages, once. */
const COMMANDS = [
  ...new Set(
    PAGES.flatMap((page) => commandsIn(readFileSync(page, 'utf8')).map((command) => command.trim())),
  ),
]

function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => (name.endsWith(ending) ? [`${folder}/${name}`] : []))
}

function commandsIn(markdown: string): string[] {
  const inline = [...markdown.matchAll(/`(npm [^`\n]+)`/g)].map(([, command = '']) => command)
  const blocks = [...markdown.matchAll(/^```(?:bash|sh)[^\n]*\n([^]*?)^```/gm)]
    .flatMap(([, code = '']) => code.split('\n'))
    .filter((line) => line.startsWith('npm '))
  // A cell of a table: `npm run typecheck` · `lint`
  const cells = [...markdown.matchAll(/^\| `npm run [^|]*/gm)].flatMap(([cell]) =>
    [...cell.matchAll(/· `([\w:-]+)`/g)].map(([, name = '']) => `npm run ${name}`),
  )
  return [...inline, ...cells, ...blocks.map((line) => line.replace(/\s+#.*/, ''))]
}

/** The script of a command, and its arguments. */
function partsOf(command: string): { script: string; args: string } {
  const [, run, other] = /^npm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/.exec(command) ?? []
  const args = /\s-- (.*)$/.exec(command)?.[1]?.replace(/ > .*/, '') ?? ''
  return { script: run ?? other ?? '', args }
}

/** The source of the files that a script runs. */
function sourceOf(script: string): string {
  const file = (scripts[script] ?? '').match(/[\w./-]+\.(?:ts|mjs)\b/g)?.at(-1)
  const files =
    file === undefined ? filesIn('site-build', '.ts') : [file, ...filesIn(`scripts/${script}`, '.ts')]
  return files.map((one) => readFileSync(one, 'utf8')).join('\n')
}

test('the pages name commands', () => {
  expect(COMMANDS.length).toBeGreaterThan(15)
  expect(COMMANDS).toContain('npm run doctor')
})

test.each(PAGES)('every link of %s to a file leads to an existing one', (page) => {
  const targets = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  )
  const files = targets.filter((target) => !/^(https?:|mailto:|#)/.test(target) && page !== 'docs/writing.md')
  expect(files.filter((file) => !existsSync(join(dirname(page), file.replace(/#.*/, ''))))).toEqual([])
})

test.each(COMMANDS.filter((command) => !/^npm (ci|install|update)\b/.test(command)))(
  '%s exists, with its flags',
  (command) => {
    const { script, args } = partsOf(command)
    expect(Object.keys(scripts)).toContain(script)
    const source = sourceOf(script)
    for (const [, flag = ''] of args.matchAll(/--([a-z][a-zA-Z-]*)/g))
      expect(source, flag).toMatch(new RegExp(`['"\`-]${flag}['"\`]|\\b${flag}: `))
  },
)

describe('in a copy of the project', () => {
  let root = ''
  const env = {
    ...process.env,
    GITHUB_ACTIONS: '',
    SITE_REPOSITORY: '',
    SITE_ADDRESS: '',
    SITE_RAW: '',
    GIT_CEILING_DIRECTORIES: tmpdir(),
  }

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'commands-'))
    const code = [
      'app',
      'article-host',
      'content/rules',
      'markdown',
      'scripts',
      'service-worker',
      'site-build',
    ]
    copyProject(root, [...code, 'package.json', '.prettierrc.json', 'tsconfig.json', 'vite.config.ts'])
    for (const folder of ['articles', 'public']) mkdirSync(join(root, folder))
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    // Not the owner's content.
    cpSync('tests/fixtures/site.yaml', join(root, 'content/site.yaml'))
    cpSync('tests/fixtures/theme.css', join(root, 'content/theme.css'))
    writeFileSync(join(root, 'content/words.yaml'), '')
  })
  afterAll(() => rmSync(root, { recursive: true }))

  /** Runs a script of package.json without npm, which would take half a second. */
  function run(script: string, ...args: string[]) {
    const [, file = ''] = / (\S+\.ts)$/.exec(scripts[script] ?? '') ?? []
    const done = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    return { status: done.status, output: done.stdout + done.stderr }
  }

  test('new and setup do what the pages promise', () => {
    expect(run('new', 'A title').output).toContain('articles/A title.md is a draft.')
    const text = 'Zoë </script> `${x}` \'"'
    expect(run('setup', '--role', text, '--resume-link', 'https://robin.example/cv.pdf')).toEqual({
      status: 0,
      output: expect.stringMatching(
        /^content\/site\.yaml: wrote owner\.role, links\.resume\.\nNext: `npm run doctor`/,
      ),
    })
    expect(run('setup', '--role', text).output).toMatch(/^content\/site\.yaml: nothing to change\.\nNext: /)
    expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toContain('Zoë </script>')
  })

  test('doctor reports mistakes with their file and line, and fails on errors', () => {
    const text =
      '---\ndate: soon\n---\n\n# One\n\n[Gone](Nowhere.md) ![A map](images/none.png) [Slides](/talk.pdf)\n'
    writeFileSync(join(root, 'articles/One.md'), text)
    writeFileSync(join(root, 'articles/Two.md'), '---\ndraft: yes\n---\n# Two\n')
    mkdirSync(join(root, 'pages'))
    const now =
      '---\norder: 1\ntitel: Now\n---\n# Now\n\n[Gone](gone.md) ![A map](../articles/images/map.png)\n'
    writeFileSync(join(root, 'pages/now.md'), now)
    writeFileSync(join(root, 'content/theme.css'), ':root {\n  --acent: teal;\n  --accent: tael;\n}\n')
    writeFileSync(join(root, 'content/words.yaml'), 'frame: { blogg: Notes }\n')
    const { status, output } = run('doctor')
    const lines = output.split('\n').map((line) => line.replaceAll(/\s+/g, ' '))
    for (const expected of [
      /^error content\/words\.yaml:1: frame\.blogg: no field of this name is known/,
      /^error articles\/Two\.md:2: draft: expected true or false, found "yes"/,
      /^warning articles\/: expected a folder under git/,
      /^warning articles\/One\.md:2: date: expected .+, found "soon"$/,
      /^warning articles\/One\.md:7: link: expected an article at "Nowhere\.md", found none/,
      /^warning articles\/One\.md:7: picture: expected a picture at articles\/images\/none\.png/,
      /^warning articles\/One\.md:7: link: expected a file in public\/ .+ at "\/talk\.pdf", found none$/,
      /^warning pages\/now\.md:7: link: expected a page at "gone\.md", found none/,
      /^warning pages\/now\.md:7: picture: expected a picture in pages\/ .+ at "\.\.\/articles\/images\/map\.png", found none/,
      /^warning pages\/now\.md:3: titel: no field of this name is known; close: title$/,
      /^warning content\/theme\.css:2: --acent: no token of this name is known; close: --accent$/,
      /^warning content\/theme\.css:3: --accent: expected a colour, .+, found tael\. If browsers know it/,
      /^warning content\/site\.yaml:\d+: links\.resume: expected a file in public\/, found no cv\.pdf$/,
    ])
      expect(lines).toContainEqual(expect.stringMatching(expected))
    expect(status).toBe(1)
  })

  test('doctor finds the mistakes of each file and of the environment in one round', () => {
    writeFileSync(
      join(root, 'content/theme.css'),
      ':root {\n  --soft: #fcfcf;\n  --text: teal\n  --line: red;\n}',
    )
    writeFileSync(join(root, 'pages/My page.md'), '# Mine\n')
    const site = readFileSync(join(root, 'content/site.yaml'), 'utf8')
    writeFileSync(join(root, 'content/site.yaml'), site.replace('lang: en', 'lang: english'))
    env.SITE_RAW = 'raw'
    const { status, output } = run('doctor')
    const lines = output.split('\n').map((line) => line.replaceAll(/\s+/g, ' '))
    for (const expected of [
      /^error SITE_RAW \(environment variable\): expected an address .+, found "raw"$/,
      /^error content\/site\.yaml:\d+: lang: expected /,
      /^error content\/words\.yaml:1: frame\.blogg: no field of this name is known/,
      /^error content\/theme\.css:2: #fcfcf: expected 3, 4, 6 or 8 digits, found 5\.$/,
      /^error content\/theme\.css:3: --text: expected a semicolon at its end, found none\.$/,
      /^error pages\/My page\.md: expected a name of small letters/,
      /^unchecked The texts of your pages, and links to them/,
      /^unchecked The articles, until content\/site\.yaml is corrected\.$/,
    ])
      expect(lines).toContainEqual(expect.stringMatching(expected))
    expect(status).toBe(1)
  })
})
