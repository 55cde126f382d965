import { answerCalls, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

// The browser logs the pictures, which the test blocks.
test.use({ tolerated: [/Failed to load resource/] })

const SCHEMES = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  'javascript&colon;hit()',
  '&#106;avascript&#58;hit()',
  'java&Tab;script:hit()',
  '&#1;javascript:hit()',
  'vbscript:hit()',
  'file:///etc/passwd',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=hit()>',
  'blob:https://evil.example/x',
  'filesystem:https://evil.example/x',
  'view-source:https://evil.example',
  'intent://evil#Intent;end',
]

const NAMES = (
  'body cookie forms getElementById createElement head location domain currentScript documentElement querySelector ' +
  '__proto__ constructor toString hasOwnProperty fetch history navigator root'
).split(' ')

const HOSTILE = `
${SCHEMES.map((url) => `[link](<${url}>) ![picture](<${url}>) <${url}> [ref][r-${SCHEMES.indexOf(url)}] ![ref][r-${SCHEMES.indexOf(url)}]`).join('\n\n')}

${SCHEMES.map((url, index) => `[r-${index}]: <${url}> "' onmouseover=hit() x='"`).join('\n')}

[title](https://good.example "\\"><script>hit()</script>") ![a" onerror="hit()](https://evil.example/pixel.png "x' onload='hit()")

<script>hit()</script><img src=x onerror=hit()><svg/onload=hit()><iframe src="javascript:hit()"></iframe>

<form id=body><input name=cookie></form><a id=location href="javascript:hit()">x</a><base href="https://evil.example/">

<meta http-equiv=refresh content="0;url=https://evil.example"><link rel=stylesheet href=https://evil.example/x.css><style>@import "https://evil.example/y.css"</style>

${NAMES.map((name) => `## ${name}\n\nNote[^${name}], [down](#${name})\n\n[^${name}]: ${name}`).join('\n\n')}

\`\`\`js" onload="hit()
hit()
\`\`\`

\`\`\`__proto__ class=x style=y
x
\`\`\`

\`\`\`html
<script>hit()</script>
\`\`\`

> [!NOTE]
> <img src=x onerror=hit()> [x](javascript:hit())

> [!WARNING"onload=hit()]
> x

$\\href{javascript:hit()}{x}$ $\\includegraphics{https://evil.example/m.png}$ $\\url{https://evil.example}$
$\\class{fixed}{x}$ $\\id{body}{x}$ $\\style{position:fixed;inset:0}{x}$ $\\data{onload=hit()}{x}$ $\\htmlData{x=y}{x}$
$\\text{<img src=x onerror=hit()>}$ $\\def\\a{\\a\\a}\\a$ $\\edef\\b{\\b\\b}\\b$ $\\unicode{60}script>$ $\\hspace{-999em}\\Huge over$

$$
\\begin{matrix} \\text{</math><script>hit()</script>} & \\color{url(https://evil.example/c)} x \\end{matrix}
$$

:constructor: :__proto__: :rocket" onload="hit(): xmpp:a@b.c/javascript:hit() mailto:a@b.c?body=<script>

www.evil.example/"onmouseover=hit() https://evil.example/\u202Egnp.exe

\u202EReversed, and what follows is not.\u202C

The last line.
`

test('[MD-4] [MD-5] a hostile article only requests its pictures, and the policy blocks requests to other hosts', async ({
  page,
  complaints,
}) => {
  const foreign: string[] = []
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.route('**/*.example/**', (route) => {
    foreign.push(`${route.request().resourceType()} ${route.request().url()}`)
    return route.abort()
  })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen, hit: () => seen.push('a script of the article ran') })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      seen.push(`${violatedDirective} ${blockedURI}`)
    })
  })
  await answerCalls(page, { article: text(HOSTILE) })
  await page.goto('./blogs/Hostile')
  const prose = page.locator('.prose')
  await expect(prose.getByText('The last line.')).toBeAttached()
  for (const element of await prose.locator('a, button, summary, img').all())
    await element.dispatchEvent('mouseover')
  await prose.getByText('The last line.').scrollIntoViewIfNeeded()

  const facts = await page.evaluate((names) => {
    const all = [...document.querySelectorAll('.prose, .prose *')]
    const attributes = all.flatMap((element) =>
      element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''] as const),
    )
    const schemesOf = (attribute: string) =>
      attributes.flatMap(([name, value]) => (name === attribute && /^[^/?#]*:/.exec(value)?.[0]) || [])
    return {
      seen: (window as unknown as { seen: string[] }).seen,
      href: [...new Set(schemesOf('href'))].toSorted(),
      src: [...new Set(schemesOf('src'))],
      ids: all.map(({ id }) => id).filter((id) => id !== '' && !id.startsWith('user-content-')),
      headings: document.querySelectorAll('.prose h2[id^=user-content-]').length,
      attributes: attributes.filter(([name]) => /^(on|style|target|srcdoc|formaction|xlink)/.test(name)),
      // Those of links are only fragments.
      named: all.filter((element) => element.hasAttribute('name') && element.localName !== 'a').length,
      shadowed: names.filter((name) =>
        [window, document].some((owner) => all.includes(Reflect.get(owner, name))),
      ),
      elements: all.filter((one) => one.matches('script, style, iframe, form, base, meta, link, svg, object'))
        .length,
    }
  }, NAMES)
  expect(facts).toEqual({
    seen: [],
    href: ['http:', 'https:', 'mailto:'],
    src: ['https:'],
    ids: [],
    // One more for the footnotes.
    headings: NAMES.length + 1,
    attributes: [],
    named: 0,
    shadowed: [],
    elements: 0,
  })
  expect(dialogs).toEqual([])
  expect(new Set(foreign)).toEqual(new Set(['image https://evil.example/pixel.png']))
  // An unsupported formula is shown as written, with the reason.
  const formula = prose.locator('.math-error', { hasText: String.raw`\href{javascript:hit()}{x}` })
  await expect(formula).toContainText('Unsupported function name')

  const before = complaints.length
  const refused = await page.evaluate(() => fetch('https://elsewhere.example/').then(String, () => 'refused'))
  expect(refused).toBe('refused')
  expect(complaints.splice(before).join()).toMatch(/Content Security Policy|connect-src/i)
})
