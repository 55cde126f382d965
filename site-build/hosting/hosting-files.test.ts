import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { headersFile } from './headers-file.ts'
import { FOR_EVER, SECURITY_HEADERS } from './response-headers.ts'
import { vercelJson } from './vercel-json.ts'

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Workflow = {
  permissions: Record<string, string>
  jobs: Record<string, { permissions?: Record<string, string>; steps: Step[] }>
}

const DEPLOY = '.github/workflows/deploy.yml'
const NOTIFY = 'deploy/notify-site.yml'
const workflow = (file: string) => load(readFileSync(file, 'utf8')) as Workflow

test('_headers has a rule for all files and one for those that never change', () => {
  const [everywhere, ...lines] = headersFile('/me/').trimEnd().split('\n')
  const rules = lines.map((line) => line.trim())
  expect(everywhere).toBe('/me/*')
  expect(rules.slice(0, -2)).toEqual(
    Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
  )
  expect(rules.slice(-2)).toEqual(['/me/assets/*', `Cache-Control: ${FOR_EVER}`])
})

test('vercel.json says the same (`npm run test:unit -- -u site-build/hosting` writes it)', async () => {
  await expect(vercelJson()).toMatchFileSnapshot('../../vercel.json')
})

test('every action is pinned to a commit, with its version in a comment', () => {
  for (const file of [DEPLOY, NOTIFY]) {
    const uses = readFileSync(file, 'utf8').match(/\buses:.*/g) ?? []
    for (const line of uses) expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  }
})

test('only the job that publishes may write, and only what it publishes', () => {
  const { permissions, jobs } = workflow(DEPLOY)
  expect(permissions).toEqual({ contents: 'read' })
  expect(jobs.build?.permissions).toEqual({ contents: 'read', pages: 'read' })
  expect(jobs.deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' })
  expect(workflow(NOTIFY).permissions).toEqual({})
})

test('the workflow builds with the whole history and the kept cache, by commands that exist', () => {
  const steps = workflow(DEPLOY).jobs.build?.steps ?? []
  const of = (action: string) => steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with
  expect(of('checkout')).toMatchObject({ 'fetch-depth': 0 })
  expect(of('cache')).toMatchObject({ path: 'build/cache' })
  expect(of('upload-pages-artifact')).toMatchObject({ path: 'dist' })
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = steps.flatMap(({ run }) => run ?? [])
  expect(commands).toEqual(['npm ci', 'npm run build'])
  expect(scripts).toHaveProperty('build')
})
