/** The answer that the rendering measurements stream: about 3 000 tokens, 20 formulas, 3 code blocks, 2 tables. */
const paragraph =
  'When you divide both sides of an equation by the same number, the balance is kept, because equal things stay equal when they are treated alike. Look at every term, not only at the first one, and write each line under the last so that a slip is easy to find. '

const formulas = Array.from({ length: 10 }, (_, n) => {
  const k = n + 2
  return `The line $${k}x^2 - ${k + 3}x + ${n + 1} = 0$ has the discriminant\n\n$$D = (${k + 3})^2 - 4 \\cdot ${k} \\cdot ${n + 1} = ${(k + 3) ** 2 - 4 * k * (n + 1)}$$\n`
})

const table = (n: number) =>
  [
    '| x | value | sign |',
    '| --- | --- | --- |',
    ...Array.from(
      { length: 8 },
      (_, i) => `| ${i - 4} | ${(i - 4) ** 2 - n} | ${(i - 4) ** 2 - n < 0 ? 'minus' : 'plus'} |`,
    ),
  ].join('\n')

const code = (n: number) =>
  [
    '```python',
    `def solve_${n}(a, b, c):`,
    '    d = b * b - 4 * a * c',
    '    if d < 0:',
    '        return []',
    '    return sorted({(-b - d ** 0.5) / (2 * a), (-b + d ** 0.5) / (2 * a)})',
    '```',
  ].join('\n')

const sections = formulas.map((formula, n) =>
  [
    `## Part ${n + 1}`,
    paragraph.repeat(3),
    formula,
    n % 3 === 0 ? `- **first** look at the signs\n- *then* at the numbers\n- last, check by substitution` : paragraph,
    n === 2 || n === 6 ? table(n) : '',
    n === 1 || n === 4 || n === 8 ? code(n) : '',
  ]
    .filter(Boolean)
    .join('\n\n'),
)

export const answerText = sections.join('\n\n')

/** Four characters a token, the usual rule of thumb for English. */
export const answerTokens = Array.from({ length: Math.ceil(answerText.length / 4) }, (_, i) =>
  answerText.slice(i * 4, i * 4 + 4),
)
