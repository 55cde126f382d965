import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { copyEngine } from '#tests/support/project-files.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const root = temporaryFolder({}, afterAll)
beforeAll(() => {
  copyEngine(root)
  writeFiles(root, { 'content/theme.css': '', 'content/words.yaml': '', 'public/.gitkeep': '' })
})

/** Runs a script of package.json without npm, which would take half a second. */
function run(script: string, ...args: string[]) {
  const [, file = ''] = / (\S+\.(?:ts|mjs))$/.exec(scripts[script] ?? '') ?? []
  const env = { ...process.env, GITHUB_ACTIONS: '', SITE_REPOSITORY: '', SITE_ADDRESS: '', SITE_RAW: '' }
  const options = { cwd: root, env: { ...env, GIT_CEILING_DIRECTORIES: tmpdir() }, encoding: 'utf8' as const }
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const { status, stdout, stderr } = spawnSync(process.execPath, [...loader, file, ...args], options)
  return { status, output: (stdout + stderr).replaceAll(/ +/g, ' ') }
}

test.each(['setup', 'doctor', 'new', 'import'])(
  '%s explains itself, also after a flag that it does not know',
  (script) => {
    const help = run(script, '--help')
    expect([help.status, help.output]).toEqual([0, expect.stringContaining(`npm run ${script} -- `)])
    const wrong = run(script, '--no-such-flag')
    expect(wrong.status).toBe(1)
    // No stack trace.
    expect(wrong.output).not.toContain('    at ')
  },
)

/** Runs `npm start`, `npm run dev` or `npm run serve` in an empty folder: without packages, without a site. */
function runServer(command: string, ...flags: string[]) {
  const options = { cwd: temporaryFolder(), encoding: 'utf8' } as const
  const file = resolve(`scripts/${command}.mjs`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...flags], options)
  return { status, output: stdout + stderr }
}

test.each(['start', 'dev', 'serve'])(
  '%s explains itself before it installs anything, also after a flag that it does not know',
  (command) => {
    const usage = new RegExp(`npm (run )?${command} -- --port 8080`)
    const help = runServer(command, '--help')
    expect(help).toEqual({ status: 0, output: expect.stringMatching(usage) })
    const unknown = runServer(command, '--hlep')
    expect(unknown).toEqual({ status: 1, output: expect.stringMatching(usage) })
    expect(unknown.output).toMatch(/^(start|dev|serve): Unknown option '--hlep'\n\n/)
    const port = runServer(command, '--port', '99999')
    expect(port.status).toBe(1)
    expect(port.output).toContain('--port: expected a number from 1 to 65535, found "99999".')
  },
)

test('serve says in one line that there is no site yet', () => {
  const options = { cwd: root, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/serve.mjs', '--outDir', 'nowhere'],
    options,
  )
  expect(status).toBe(1)
  expect(stderr.trim()).toMatch(
    /^nowhere.index\.html: expected the finished site\. Run `npm run build` first\.$/,
  )
})

test('new and setup write what they say', () => {
  expect(run('new', 'A title').output).toContain('articles/A title.md is a draft.')
  const role = 'Zoë </script> `${x}` \'"'
  const { status, output } = run('setup', '--role', role, '--resume-link', 'https://robin.example/cv.pdf')
  expect(output).toMatch(/^content\/site\.yaml: changed owner\.role, links\.resume\.\nNext: `npm run doctor`/)
  expect(status).toBe(0)
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toContain('Zoë </script>')
})

test('setup takes the projects of the sample out, if a resume has none', () => {
  const file = join(root, 'content/site.yaml')
  const present = readFileSync(file, 'utf8')
  const projects = [{ title: 'A', description: 'B', github_link: 'https://github.com/your-name/a' }]
  writeFiles(root, {
    'content/site.yaml': JSON.stringify({ ...site, projects }),
    'cv.json': JSON.stringify({ basics: { name: 'Robin', email: 'r@r.example' } }),
  })
  const { status, output } = run('setup', '--resume', 'cv.json')
  expect(output).toContain('projects (removed)')
  expect(output).toContain("The resume has no projects, and the sample's are removed.")
  expect(status).toBe(0)
  expect(readFileSync(file, 'utf8')).not.toContain('projects')
  writeFiles(root, { 'content/site.yaml': present })
})

test('import writes the articles of a blog, and says so', () => {
  writeFiles(root, { 'old/one.md': '---\ndate: 2014-07-01\n---\n![b](b.png)\n' })
  const { status, output } = run('import', 'old')
  expect([status, output]).toEqual([0, expect.stringContaining('one · 2014-07-01 · new')])
  expect(output).toContain('pictures that are missing: 1\n one.md: b.png')
  rmSync(join(root, 'articles/one.md'))
})

test('doctor reports the mistakes of all files with their lines, and corrects what is nearly right', () => {
  writeFiles(root, {
    'articles/images/map.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'articles/One.md':
      '---\r\ntitel: One\r\ndate: soon\r\ncover: imagse/map.png\r\n---\r\n\r\n[a](Onee.md#x) [b](Onee.md#x)\r\n![c](imagse/map.svg)  \n',
    'articles/Two.md': '---\ndraft: yes\n---\n# Two\n\n[Gone](Nowhere.md)\n',
    'articles/Three.md': '---\ndate: 9999-12-31\n---\n# Three\n',
    'pages/now.md': '\uFEFF---\ntitel: Now\n---\n[a](One.md) [Gone](Elsewhere.md)\n',
    'content/theme.css': ':root {\n  --acent: teal;\n}\n',
    'content/words.yaml': 'frame: { blogg: Notes }\n',
  })
  const { status, output } = run('doctor', '--fix', '--yes')
  for (const line of [
    'error content/words.yaml:1: frame.blogg: no field of this name is known',
    'error articles/Two.md:2: draft: expected true or false, found "yes"',
    'warning articles/: expected a folder under git',
    'warning articles/One.md:3: date: expected ',
    'warning articles/Two.md:6: link: expected an article at "Nowhere.md", found none',
    'warning pages/now.md:4: link: expected a page at "Elsewhere.md", found none',
    'warning pages/now.md:2: titel: no field of this name is known; close: title',
    'warning content/theme.css:2: --acent: no token of this name is known; close: --accent',
    'links.resume: expected a file in public/, found no cv.pdf',
    '\narticles/One.md\n- titel: One\n+ title: One\n- cover: imagse/map.png\n+ cover: images/map.svg\n- [a](Onee.md#x) [b](Onee.md#x)\n+ [a](One.md#x) [b](One.md#x)\n',
    'pages/now.md: written.',
    'note articles/Three.md:2: scheduled for 9999-12-31',
  ])
    expect(output).toContain(line)
  expect(status).toBe(1)
  expect(['articles/One.md', 'pages/now.md'].map((file) => readFileSync(join(root, file), 'utf8'))).toEqual([
    '---\r\ntitle: One\r\ndate: soon\r\ncover: images/map.svg\r\n---\r\n\r\n[a](One.md#x) [b](One.md#x)\r\n![c](images/map.svg)  \n',
    '\uFEFF---\ntitle: Now\n---\n[a](../articles/One.md) [Gone](Elsewhere.md)\n',
  ])
})
