// docs/tutor-quality.md: first what strangers' sentences show, then the played dialogues, and regression last.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dialogueDates, readJudgedDialogues } from './dialogues.ts'
import {
  type FirstSightRun,
  itemsToJudge,
  judgedKinds,
  keptRuns,
  type Label,
  type Language,
  labels,
  languages,
  readJudged,
  type SetName,
} from './first-sight-sets.ts'
import { shown } from './statistics.ts'

const page = fileURLToPath(new URL('../docs/tutor-quality.md', import.meta.url))
const regressionHeading = '## Regression'
const languageName: Readonly<Record<Language, string>> = { en: 'English', ru: 'Russian' }
const head = (...cells: string[]) => [`| ${cells.join(' | ')} |`, `|${'---|'.repeat(cells.length)}`]
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

const figuresTable = ({ shares }: FirstSightRun) => [
  ...head('figure', ...languages.map((language) => languageName[language])),
  ...Object.entries(shares).map(([name, by]) => row(name, ...languages.map((language) => shown(by[language])))),
]

function judgedTable(run: string, set: SetName) {
  const rows = judgedKinds.flatMap((kind) =>
    languages.map((language) => {
      const chosen = new Set(itemsToJudge(set, language, kind))
      const judged = readJudged(run, language, kind).filter(({ item }) => chosen.has(item))
      const share = (label: Label) =>
        shown({ part: judged.filter((each) => each.label === label).length, whole: judged.length })
      return row(judgedNames[kind], languageName[language], ...labels.map(share))
    }),
  )
  return [...head('replies to', 'language', ...labels), ...rows]
}
const judgedNames: Readonly<Record<(typeof judgedKinds)[number], string>> = {
  middle: 'messages in the middle of a dialogue',
  concepts: 'questions about ideas',
  messy: 'messy first messages',
}

/** Empty for a set without questions of the tutor. */
function answersNote({ questions }: FirstSightRun): string[] {
  if (languages.every((language) => questions[language].whole === 0)) return []
  const met = languages.map(
    (language) => `${questions[language].part} of ${questions[language].whole} in ${languageName[language]}`,
  )
  return [
    `The answers to the tutor's own questions are of the questions that this commit puts in the same words as when the answers were written: ${met.join(', ')}.`,
  ]
}
const heardNote =
  '"Accepted" and "called wrong" are what the student hears, so a yes to a part of a wrong solution has a row of its own; what is missing to 100 % was asked back or not understood.'

const firstSightPart = () =>
  keptRuns()
    .reverse()
    .flatMap(({ run, figures, isJudged }) => [
      `### The ${figures.set} sets, ${figures.date}, commit ${figures.commit}`,
      [...answersNote(figures), heardNote].join(' '),
      '',
      ...figuresTable(figures),
      '',
      ...(isJudged
        ? [
            'Replies without a countable right or wrong, judged: the same 60 of each kind, chosen by a hash. Harmful: false, or about something else. One judge for each row (of the second sets another than of the first), who saw the dialogue, the reply and what the author of the set calls a good reply; there is no second judge yet, so nothing is known about agreement, and rows of different judges compare badly. The labels with their reasons: `bench/first-sight/judged`.',
            '',
            ...judgedTable(run, figures.set),
            '',
          ]
        : []),
    ])

const dialoguesPart = () => [
  ...head('date', 'language', 'replies', ...labels, 'dialogues a child would be left with'),
  ...[...new Set(languages.flatMap(dialogueDates))]
    .sort()
    .reverse()
    .flatMap((date) =>
      languages.flatMap((language) => {
        if (!dialogueDates(language).includes(date)) return []
        const judged = readJudgedDialogues(date, language)
        const whole = labels.reduce((sum, label) => sum + judged[label], 0)
        const shares = labels.map((label) => shown({ part: judged[label], whole }))
        return row(
          date,
          languageName[language],
          `${whole}`,
          ...shares,
          judged.leftWithChild === undefined ? 'not asked' : `${judged.leftWithChild} of ${judged.dialogues}`,
        )
      }),
    ),
]

/** Writes the page. Without a new regression part the one that is there stays. */
export function writeQualityPage(regression: readonly string[] | null) {
  const before = readFileSync(page, 'utf8')
  const kept = before.slice(before.indexOf(regressionHeading) + regressionHeading.length).trimStart()
  const text = [
    '# Quality of the tutor',
    '',
    'Written by `npm run eval`. Shares with their 95 % interval in brackets (Wilson).',
    '',
    '## At first sight',
    'The sets of [bench/first-sight](../bench/first-sight/README.md) were written by people who had seen neither the rules nor the other sets, and were run once, before anything was changed for them. A later run of the same sets is regression, and is not in this part.',
    '',
    ...firstSightPart(),
    '## Dialogues with played students',
    "Students (lost, hasty, arguing, begging, with another method, several tasks at once), each turn written after the reply before it. Until the afternoon of 2026-11-22 the player was also the judge; since the evening another who knew neither the code nor the player judged. A second judge labelled four of the dialogues of the first night of 2026-11-23: the same side of acceptable for 96 % of 48 replies, the same of four labels for 69 % (kappa 0.58). Other players on other days judge otherwise. In the English dialogues of that evening 19 messages of a Russian dialogue were sent by mistake: they and the replies after them are not judged. The English dialogues of the night hold one (d06) in which 9 of 11 replies were harmful: without it they would be 27 %. On 2026-11-23 a child that got nowhere found the way by itself in four of six dialogues, so that they could end. Dialogues, labels and the worst replies: `bench/dialogues`; `npm run eval -- dialogues` tells which of them today's tutor still gives.",
    '',
    ...dialoguesPart(),
    '',
    'How a configured model and the scripted ones keep the rules: [conformance.md](conformance.md).',
    '',
    regressionHeading,
    ...(regression ?? [kept]),
  ].join('\n')
  writeFileSync(page, text)
}
