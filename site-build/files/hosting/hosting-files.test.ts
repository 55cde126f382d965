import { readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import {
  ASSETS,
  FOR_EVER,
  headersFile,
  PICTURE_POLICY,
  PICTURES,
  SECURITY_HEADERS,
} from './response-headers.ts'

type Job = { permissions?: Record<string, string>; 'timeout-minutes'?: number; steps: { run?: string }[] }
type Workflow = { permissions?: Record<string, string>; jobs: Record<string, Job> }

const NOTIFY = 'deploy/notify-site.yml'
const WORKFLOWS = ['.github/workflows', 'deploy'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => `${folder}/${file}`),
)
const textOf = (file: string) => readFileSync(file, 'utf8')
const workflow = (file: string) => load(textOf(file)) as Workflow

test('_headers has a rule for all files, for pictures, and for files that never change', () => {
  const [everywhere, ...lines] = headersFile('/me/').trimEnd().split('\n')
  const rules = lines.map((line) => line.trim())
  expect(everywhere).toBe('/me/*')
  const policy = `Content-Security-Policy: ${PICTURE_POLICY}`
  expect(rules).toEqual([
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
    '/me/pictures/*',
    policy,
    '/me/github/raw/*',
    policy,
    '/me/assets/*',
    `Cache-Control: ${FOR_EVER}`,
  ])
})

test('vercel.json has the same headers, and no setting that breaks addresses', () => {
  type Rule = { source: string; headers: { key: string; value: string }[] }
  const { headers, ...settings } = JSON.parse(textOf('vercel.json')) as { headers: Rule[] }
  expect(settings).toMatchObject({ framework: null, cleanUrls: true })
  const rules = headers.map((rule) => [
    rule.source,
    Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
  ])
  expect(rules).toEqual([
    ['/(.*)', SECURITY_HEADERS],
    ...PICTURES.map((folder) => [`/${folder}(.*)`, { 'Content-Security-Policy': PICTURE_POLICY }]),
    [`/${ASSETS}(.*)`, { 'Cache-Control': FOR_EVER }],
  ])
})

// The rules of GitHub's own advice that these files could break: "Security hardening for GitHub Actions".
test.each(WORKFLOWS)('%s pins its actions, and gives no text of others to a shell', (file) => {
  const text = textOf(file)
  for (const line of text.match(/\buses:.*/g) ?? [])
    expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const { permissions, jobs } = workflow(file)
  expect(permissions).toBeDefined()
  expect(text).not.toMatch(/write-all|pull_request_target/)
  expect(text.match(/\bsecrets\.\w+/g) ?? []).toEqual(file === NOTIFY ? ['secrets.SITE_TOKEN'] : [])
  for (const job of Object.values(jobs)) {
    expect(job['timeout-minutes']).toBeGreaterThan(0)
    for (const { run = '' } of job.steps) expect(run).not.toContain('${{')
  }
})
