import fc from 'fast-check'
import { Lexer, type Token } from 'marked'
import { describe, expect, test } from 'vitest'
import { allBlocks, noBlocks, splitBlocks } from './blocks.ts'
import { closeMarks } from './close-marks.ts'
import { liftFormulas } from './formulas.ts'
import { wholeSentences } from './whole-sentences.ts'

const seed = 20_261_120
const split = (text: string) => allBlocks(splitBlocks(text))
const formulas = (text: string, open = false) => liftFormulas(text, open).formulas.map(({ tex }) => tex)

describe('blocks', () => {
  test('a formula with a blank line, a fence and a list stay whole', () => {
    const text = 'One\n\n$$\na\n\n+ b\n$$\n\n```js\nlet a\n\nlet b\n```\n- x\n\n  more\n- y\n\nend'
    expect(split(`${text}\n`)).toEqual([
      'One',
      '$$\na\n\n+ b\n$$',
      '```js\nlet a\n\nlet b\n```',
      '- x\n\n  more\n- y',
      'end',
    ])
  })

  test('a formula that never closes swallows only its own lines', () => {
    const blocks = split('$$\na\n\nb\n\nc\n\nlast\n\nnext\n')
    expect(blocks.at(-1)).toBe('next')
  })

  test('the blocks of a text do not depend on how it arrived [SR03]', () => {
    const piece = fc.constantFrom(
      ...[
        'a',
        ' ',
        '\n',
        '\n\n',
        '- ',
        '1. ',
        '  ',
        '```',
        '~~~',
        '`',
        '$',
        '$$',
        '\\[',
        '\\]',
        '\\(',
        '\\)',
        '|',
        '#',
      ],
      ...['**', '_', '> ', '---', '| a | b |\n|---|---|\n', 'x^2', '\\', '5', '<b>', '\t'],
    )
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 6 }), { maxLength: 30 }), (chunks) => {
        let blocks = noBlocks
        let text = ''
        for (const chunk of chunks) {
          text += chunk.join('')
          const before = blocks
          blocks = splitBlocks(text, blocks)
          // A finished block stays finished, character by character.
          expect(blocks.finished.slice(0, before.finished.length)).toEqual(before.finished)
        }
        expect(allBlocks(blocks)).toEqual(split(text))
        const letters = (value: string) => value.replace(/\s/g, '')
        expect(letters(allBlocks(blocks).join(''))).toBe(letters(text))
      }),
      { seed, numRuns: 2000 },
    )
  })

  test('a long reply is read once: appending does not read finished blocks again', () => {
    const finished = `${'word '.repeat(20)}\n\n`.repeat(200)
    const before = splitBlocks(finished)
    const after = splitBlocks(`${finished}tail`, before)
    expect(after.finished).toEqual(before.finished)
    expect(after.open).toBe('tail')
  })
})

describe('formulas', () => {
  test('all four delimiters are formulas [C07]', () => {
    expect(formulas('a $x$ b $$y$$ c \\(z\\) d \\[w\\]')).toEqual(['x', 'y', 'z', 'w'])
    expect(liftFormulas('$$y$$ and text').formulas[0]).toMatchObject({ tex: 'y', display: true })
  })

  test('"$5 and $6" stays prose [C07]', () => {
    for (const text of [
      '$5 and $6',
      'It costs $5, not $6.',
      'from $5 to 6$ now',
      '$1,200.50 or $3',
      '\\$x\\$',
      'a $ b $ c',
      'use `$x` and `$y`',
      '```\n$a$\n```',
    ])
      expect(formulas(text), text).toEqual([])
    expect(formulas('$5x$ costs $6 and $x$')).toEqual(['5x', 'x'])
  })

  test('characters of Markdown inside a formula are not Markdown', () => {
    expect(liftFormulas('*$a_1*b_2$ c*').text).toBe('*\uE0000\uE001 c*')
    expect(formulas('| $|x|$ | b |')).toEqual(['|x|'])
  })

  test('a formula that is still being written is held back, an amount of money is not', () => {
    expect(liftFormulas('so $x^2 + ', true)).toEqual({ text: 'so', formulas: [] })
    expect(liftFormulas('so \\[ x', true).text).toBe('so')
    expect(liftFormulas('it costs $5 and', true).text).toBe('it costs $5 and')
    expect(liftFormulas('so $x$', true).formulas).toEqual([])
    expect(formulas('so $x$.', true)).toEqual(['x'])
  })

  test('text cannot forge the mark of a formula', () => {
    expect(liftFormulas('\uE0000\uE001 and $x$').text).toBe('\uFFFD0\uFFFD and \uE0000\uE001')
  })
})

describe('a block that still grows', () => {
  test.each([
    ['one **two', 'one **two**'],
    ['one **two*', 'one **two**'],
    ['one **two**', 'one **two**'],
    ['one **', 'one'],
    ['***both**', '***both***'],
    ['**bold and *slanted', '**bold and *slanted***'],
    ['a `code', 'a `code`'],
    ['a ``co`de`', 'a ``co`de``'],
    ['`**` and **x', '`**` and **x**'],
    ['~~gone', '~~gone~~'],
    ['about ~5', 'about ~5'],
    ['2*3 and 2 * 3', '2*3 and 2 * 3'],
    ['snake_case_name and _so', 'snake_case_name and _so_'],
    ['\\*not and \\**', '\\*not and \\*'],
    ['- **one\n- two', '- **one\n- two'],
    ['* item *one', '* item *one*'],
    ['| **a | b |', '| **a | b |'],
    ['| a | **b', '| a | **b**'],
    ['Title\n-', 'Title'],
    ['see [the book](https://exa', 'see the book'],
    ['see [the bo', 'see the bo'],
    ['![a tree](https://exa', ''],
    ['[done](https://a.org)', '[done](https://a.org)'],
    ['```js\nlet a = **', '```js\nlet a = **'],
    ['**first\nsecond', '**first\nsecond**'],
  ])('%j is drawn as %j [C07]', (growing, drawn) => expect(closeMarks(growing)).toBe(drawn))

  test('cut anywhere, a lesson shows no mark that it does not show in the end [C07]', () => {
    const lesson =
      'First **find the *sign***, then `a * b` and __twice__.\n\n- **one**: _x_ and ~~y~~\n- 2*3 **two**\n\n> a *quote*\n\n| **a** | *b* |\n|---|---|\n| `c` | **d** |\n\n### A **title**\n\nThe end, [a *book*](https://example.org/b).'
    const marks = (tokens: readonly Token[]): string =>
      tokens
        .map((token) =>
          'tokens' in token && token.tokens ? marks(token.tokens) : token.type === 'text' ? token.raw : '',
        )
        .join('')
    for (let end = 1; end <= lesson.length; end++) {
      const { open } = splitBlocks(lesson.slice(0, end))
      expect(marks(Lexer.lex(closeMarks(open))).replaceAll('2*3', ''), open).not.toMatch(/[*_~`[\]]/)
    }
  })
})

describe('whole sentences of a growing reply', () => {
  const said = (text: string) => text.slice(0, wholeSentences(text))

  test('a formula, a fence and a half sentence wait for their end', () => {
    expect(said('Look. Then')).toBe('Look. ')
    expect(said('Look. Here $x = 1. y')).toBe('Look. ')
    expect(said('Look. Here $x = 1$. And')).toBe('Look. Here $x = 1$. ')
    expect(said('Look.\n$$\na\n\n+ b')).toBe('Look.\n')
    expect(said('Look.\n\\(a. b')).toBe('Look.\n')
    expect(said('Look.\n```js\nlet a\n')).toBe('Look.\n')
    expect(said('Look.\n```js\nlet a\n```\nSo')).toBe('Look.\n```js\nlet a\n```\n')
    expect(said('It costs $5. Or')).toBe('It costs $5. ')
  })

  test('said piece by piece, nothing is lost or doubled', () => {
    const text = 'One: $a_1. b$ two.\n\n$$\nx. y\n$$\n\n- $5. and $6.\n- three!\n```py\nprint(1)\n```\nEnd'
    let all = ''
    for (let end = 1; end <= text.length; end++) {
      const rest = text.slice(all.length, end)
      all += rest.slice(0, wholeSentences(rest))
    }
    expect(all).toBe(text.slice(0, text.lastIndexOf('End')))
  })
})
