/** A text of this length without code and formulas, which react-markdown with remark-gfm shows as well. */
export function proseOf(length: number): string {
  const parts = Array.from({ length: Math.ceil(length / 1_000) }, (_, index) => partOf(index + 1))
  return `# A slow descent\n\n${parts.join('\n')}`.slice(0, length)
}

const partOf = (day: number) => `## On day ${day} of a slow descent

Training a model is mostly *waiting*, and the waiting has a shape. The loss falls quickly at first, then slowly, and in the
end it seems to stand still; **whoever stops too early** never learns that it had only rested. See [the notes of day
${day}](https://example.com/notes/${day} "Notes") or ask [a colleague](another.md#part-${day}), who has surely waited longer.

- The first epoch of ${day * 7} tells you whether the data is read at all.
- The second tells you whether anything is *learned*:
  - a flat line is a bug,
  - a rising one is a **worse** bug.
- The third tells you how long the rest will take.

> A curve that nobody looks at is a number that nobody has.

| day | loss | what happened |
| --- | ---: | ------------- |
| ${day} | 0.${day}3 | The rate was halved. |
| ${day + 1} | 0.${day}1 | Nothing, which is ~~bad~~ good. |

1. Write down what you expect before you look, because afterwards you will have expected it all along.
2. Look at https://example.com/curves/${day} and compare.
`
