import { expect, test } from 'vitest'
import { convertText } from './convert-text.ts'

const converted = (text: string) => convertText(text, { link: () => null, picture: () => null }).text

const EQUATION = String.raw`$$
\begin{equation}\label{eq:loss}
a
\end{equation}
$$`

test('numbers the equations that a text refers to, in their order', () => {
  const align = '\\begin{align}\na &= b \\label{eq:first} \\\\\nc &= d \\label{eq:second}\n\\end{align}'
  const text = `See \\eqref{eq:second}, \\eqref{eq:loss} and line \\ref{eq:first}.\n\n${EQUATION}\n\n${align}`
  const shown = converted(text)
  expect(shown).toContain('See (3), (1) and line 2.')
  expect(shown).toContain(String.raw`\begin{equation}\tag{1}`)
  expect(shown).toContain(String.raw`a &= b \tag{2} \\`)
  expect(shown).toContain(String.raw`c &= d \tag{3}`)
})

test('leaves labels without references, references without labels, and code', () => {
  for (const text of [EQUATION, 'See \\eqref{eq:none}.', 'Write `\\eqref{eq:loss}`.\n\n' + EQUATION])
    expect(converted(text)).toBe(text)
})
