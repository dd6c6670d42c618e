import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'

/** Holds every English text of the product to American spelling and to one apostrophe: the straight one. */
const root = fileURLToPath(new URL('..', import.meta.url))

/** What is read rather than said: patterns and samples of what people type, in any spelling. */
const readers =
  /\.test\.|\/testing\/|\/ru-RU\/|routeTree\.gen|tutor\/src\/(math\/tasks\/|language\/(asking|intent-words|topic-names|exercise-wishes|en\/(story\/|spoken|story-words|claim-words))|pedagogy\/word-problem|safety\/rules|science\/(skills|kinds|chemistry))/

const sources = execFileSync('git', ['ls-files', 'packages', 'apps'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$|web\/index\.html$|\.en\.md$/.test(file) && !readers.test(file))
  // People have agreed to these word by word.
  .filter((file) => !/\.2026-11-2[01]\.en\.md$/.test(file))

type Node = { type?: string; [key: string]: unknown }

/** The literals of a file, and the text between its tags. */
function textsOf(file: string): string[] {
  const source = readFileSync(root + file, 'utf8')
  if (file.endsWith('.html')) return [source.replaceAll(/<[^>]*>/g, ' ')]
  if (file.endsWith('.md')) return source.split('\n')
  const texts: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, cooked } = node as Node
    if (type === 'ImportDeclaration' || type === 'TsLiteralType') return
    if (type === 'StringLiteral' || type === 'JSXText') texts.push(String(value))
    // Concept cards list how students ask for them, in any spelling.
    if (type === 'TemplateElement')
      texts.push(
        ...String(cooked)
          .replaceAll(/^also:.*$/gm, '')
          .split('\n'),
      )
    Object.values(node).forEach(visit)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }).body)
  return texts
}

/** A name in the code ('maths', 'practise') is no text; a text has several words or begins with a capital letter. */
const isText = (literal: string) => /\p{L}\s+\S/u.test(literal) || /^[A-Z]/.test(literal)

const british = new RegExp(
  `\\b(${[
    // 'towards' is also the name of a formula, so only its use in a sentence counts.
    'maths|practis(e|ed|es|ing)|towards (?=\\w+ other)|whilst|amongst|backwards|afterwards|learnt|spelt|burnt|dreamt|mum|mums',
    '(colour|favour|behaviour|neighbour|honour|labour|flavour|harbour|vapour|odour|humour|endeavour|rumour|armour)\\w*',
    '(cent|fib|theat|lit|met|spect|calib|mit|sab|sepulch|lust)re(s|d)?',
    '(kilo|hecto|deci|centi|milli|micro|nano)(met|lit)res?',
    '(organ|recogn|apolog|real|summar|critic|emphas|minim|maxim|memor|normal|visual|capital|categor|general|special|util|optim|final|character|equal|initial|author|symbol|standard|neutral|crystall|polar|oxid|modern|stabil|magnet|item|prior|personal|familiar|hypothes|synthes|sympath)is(e|ed|es|er|ing|ation)s?',
    '(anal|paral|catal|hydrol)ys(e|ed|es|ing)',
    '(cancel|travel|label|model|signal|level|marvel|fuel|dial|equal|initial|pedal|quarrel|total)l(ed|ing|er|ers)',
    'grey\\w*|catalogues?|dialogues? box|licences?|defences?|offences?|pretences?|programmes?|judgements?|acknowledgements?|fulfil|fulfils|skilful|wilful|enrol|enrols|instalments?|ageing|cheques?|tyres?|aluminium|sulph\\w+|ploughs?|moulds?|draughts?|sceptic\\w*|jeweller\\w*|storeys?|kerbs?|pyjamas|aeroplanes?|artefacts?|gaols?|anticlockwise|trapezium',
  ].join('|')})\\b`,
  'gi',
)
/** Between two letters, in one of its curved forms or as the sign for minutes of arc. */
const otherApostrophe = /(?<=[A-Za-z])[\u2018\u2019\u02bc\u2032](?=[A-Za-z])/g

const texts = sources.flatMap((file) =>
  textsOf(file)
    .filter(isText)
    .map((text) => ({ file, text })),
)
const found = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) => {
    const hits = text.match(pattern)
    return hits ? [`${file}: ${hits.join(', ')} in "${text.trim().slice(0, 80)}"`] : []
  })

test('every English text is read: the web app, the contracts, the mails, the tutor, the agreements', () => {
  const read = (part: string) => texts.filter(({ file }) => file.includes(part)).length
  for (const part of [
    'i18n/en-US',
    'contracts/src/errors',
    '.mails.',
    'mail-layout',
    'pedagogy/texts',
    'curriculum/',
    '.en.md',
  ])
    expect(read(part), part).toBeGreaterThan(10)
})

test('en-US is American', () => expect(found(british)).toEqual([]))

test('an apostrophe is the straight one everywhere', () => expect(found(otherApostrophe)).toEqual([]))

test('the word list knows what it looks for', () => {
  const caught = 'Maths practise centimetres cancelled colour recognise programme analysed litre'.match(british)
  expect(caught).toHaveLength(9)
  const american = 'Math practice exercise promise center canceled color advise dialogue meter license revise concentre'
  expect(american.replace(' concentre', '').match(british)).toBeNull()
})
