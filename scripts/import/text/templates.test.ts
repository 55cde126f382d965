import { expect, test } from 'vitest'
import { withoutMarks, withoutTemplates } from './templates.ts'

// At this length, looking for the end of each from its beginning takes minutes.
const COUNT = 200_000

test.each([
  '{% raw %}',
  '{% comment %}',
  '{/*',
  '{% a ',
  '{{< a ',
  '{{ a(',
  String.raw`\\( `,
  String.raw`\\[ `,
])('leaves a long text of "%s" without an end as it is', (opening) => {
  const text = opening.repeat(COUNT)
  expect(withoutMarks(withoutTemplates(text)) === text).toBe(true)
})

test('removes long comments, and fills in nothing in a long raw block', () => {
  const words = 'word '.repeat(10_000)
  expect(withoutMarks(`a{/*${words}*/}b`)).toBe('ab')
  const raw = `{{ site.url }}${words}`
  expect(withoutTemplates(`{% raw %}${raw}{% endraw %}`)).toBe(raw)
})

test('code below a line of HTML is code', () => {
  const text = '<details><summary>S</summary>\n{% highlight python %}\na\n\nb\n{% endhighlight %}\n</details>'
  expect(withoutTemplates(text)).toBe('<details><summary>S</summary>\n\n\n```python\na\n\nb\n```\n</details>')
})
