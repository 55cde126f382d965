import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedText } from '#app/pages/list/search/match-context.tsx'

test('marks whole words in any spelling, and shows everything else as text', () => {
  const html = renderToStaticMarkup(
    <MarkedText text="<b>Descent</b> & đường 模型训练: C++!" terms={['descent', 'duong', '训练', 'c++']} />,
  )
  expect(html.replaceAll(' class="mark"', '')).toBe(
    '&lt;b&gt;<mark>Descent</mark>&lt;/b&gt; &amp; <mark>đường</mark> 模型<mark>训练</mark>: <mark>C++</mark>!',
  )
})
