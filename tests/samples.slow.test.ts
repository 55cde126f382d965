import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { ownerSite as site } from '#tests/support/site/owner-site.ts'
import { sampleFiles } from '#site-build/articles/sample-articles.ts'
import { splitFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { parseMarkdown } from '#markdown/parse/parse.ts'

/* Checks the samples of the project. Samples that an owner has replaced are skipped. */

const samples = sampleFiles('articles').filter((path) => path.endsWith('.md'))
const isSampleSite = site.owner.name === 'Alex Morgan'
if (!isSampleSite) console.log('content/site.yaml: replaced by the owner, not checked.')

test.runIf(isSampleSite)('setup can delete every file in articles/', () => {
  const files = readdirSync('articles', { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.includes('.')).toSorted()).toEqual(sampleFiles('articles'))
})

describe.runIf(isSampleSite)('the words of content/site.yaml', () => {
  test('[HERO-3] describes the owner’s work and interests', () => {
    for (const words of [
      'building scalable AI and ML applications',
      'working with data',
      'building tools with impact',
      'motorcycle rides, video games, abstract photography and digital art',
    ])
      expect(site.description).toContain(words)
    expect(site.description).toMatch(/experienced in building/i)
  })

  test('[ABOUT-1] [ABOUT-2] has the about text of the specification, and no contacts', () => {
    for (const words of [
      'software engineer with expertise in machine learning and development',
      'passionate about building AI-powered solutions and optimizing performance in real-world applications',
    ])
      expect(site.about).toContain(words)
    expect(site.contact).toEqual([])
  })

  test('[PROJ-1] [PROJ-4] lists nine projects in order, the first and the third with a deployed link', () => {
    const subjects = [
      ...[/agentic chatbot/, /MCP server/, /sentiment/, /transformer/, /retrieval-augmented/],
      ...[/GPU driver/, /to-do/, /word game/, /NumPy/],
    ]
    expect(site.projects?.map(({ description }) => description)).toEqual(
      subjects.map((subject) => expect.stringMatching(subject)),
    )
    const deployed = site.projects?.flatMap(({ deployed_link }, index) => (deployed_link ? index + 1 : []))
    expect(deployed).toEqual([1, 3])
  })

  test('[SKILL-1] lists the six groups of the specification', () => {
    expect(site.skills?.map(({ name, skills }) => [name, skills.join(', ')])).toEqual([
      ['Languages', 'Python, C++, TypeScript, SQL'],
      [
        'Frameworks and Libraries',
        'PyTorch, Scikit-Learn, Pandas, XGBoost, Plotly, React (Next.js, CRA, Vite), FastAPI, Node.js',
      ],
      ['AI/ML and Tools', 'LangGraph, RAG, MCP, Supervised-finetuning'],
      ['Databases', 'MongoDB, PostgreSQL, Supabase'],
      ['DevOps & Cloud', 'Git, GitHub, GitHub Actions, Docker, Google Cloud'],
      ['Data Visualization', 'matplotlib, plotly, Microsoft Excel, Tableau'],
    ])
  })
})

const articles = samples.map((file) => {
  const tree = parseMarkdown(splitFrontmatter(readFileSync(join('articles', file), 'utf8')).body)
  const code = { python: '', typescript: '' }
  const addresses: string[] = []
  const kinds = new Set<string>()
  visit(tree, (node) => {
    kinds.add(node.type === 'blockquote' && node.data ? 'alert' : node.type)
    if (node.type === 'code' && (node.lang === 'python' || node.lang === 'typescript'))
      code[node.lang] += `${node.value}\n\n`
    if (node.type === 'image' || node.type === 'link' || node.type === 'definition') addresses.push(node.url)
  })
  return { file, tree, code, addresses, kinds }
})

test.runIf(isSampleSite)('[MD-1] uses all of Markdown', () => {
  const used = new Set(articles.flatMap(({ kinds }) => [...kinds]))
  const promised =
    'alert blockquote break code definition delete emphasis footnoteReference heading image inlineCode inlineMath math ' +
    'link linkReference list strong table thematicBreak'
  expect([...used]).toEqual(expect.arrayContaining(promised.split(' ')))
  expect(articles.some(({ code }) => code.python)).toBe(true)
  expect(articles.some(({ code }) => code.typescript)).toBe(true)
})

describe.each(articles)('$file', ({ tree, code, addresses }) => {
  test('begins with its title', () => {
    expect(tree.children[0]).toMatchObject({ type: 'heading', depth: 1 })
  })

  test('links to existing articles and images', () => {
    for (const address of addresses.filter((url) => !/^([a-z]+:|#)/i.test(url))) {
      const [path = ''] = decodeURIComponent(address).split('#')
      expect(existsSync(join('articles', path)), path).toBe(true)
    }
  })

  const hasPython = spawnSync('python3', ['--version']).status === 0
  test.runIf(hasPython && code.python)('has Python that runs', { timeout: 70_000 }, () => {
    expect(run('python3', [], 'program.py', code.python)).toEqual({ status: 0, stderr: '' })
  })

  test.runIf(code.typescript)('has TypeScript that runs', { timeout: 70_000 }, () => {
    const tsx = ['--import', import.meta.resolve('tsx')]
    expect(run(process.execPath, tsx, 'program.mts', code.typescript)).toEqual({ status: 0, stderr: '' })
  })
})

/** Runs all blocks of an article as one program. */
function run(command: string, args: string[], name: string, source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'article-'))
  const program = join(folder, name)
  writeFileSync(program, source)
  const { status, stderr } = spawnSync(command, [...args, program], { encoding: 'utf8', timeout: 60_000 })
  rmSync(folder, { recursive: true })
  return { status, stderr }
}
