import type { CheckedLine, ReplyContent } from '@lumi/contracts/chat'

const words = {
  en: {
    verdicts: { correct: 'correct', incorrect: 'not correct', unknown: 'not checked' },
    lines: 'Your lines',
    steps: 'Steps so far',
    hints: 'Hints',
    badges: {
      checked: 'Checked: calculated and verified.',
      lesson: 'From a lesson.',
      model: 'Written by a language model, not verified.',
    },
  },
  ru: {
    verdicts: { correct: 'верно', incorrect: 'неверно', unknown: 'не проверено' },
    lines: 'Твои строки',
    steps: 'Что уже сделано',
    hints: 'Подсказки',
    badges: {
      checked: 'Проверено: посчитано и подтверждено.',
      lesson: 'Из урока.',
      model: 'Написано языковой моделью, не проверено.',
    },
  },
} satisfies Record<
  'en' | 'ru',
  {
    verdicts: Record<CheckedLine['verdict'], string>
    lines: string
    steps: string
    hints: string
    badges: Record<NonNullable<ReplyContent['badge']>, string>
  }
>

/** A remark is plain text: nothing in it is a sign of Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#|$~]/g, '\\$&')

/**
 * A whole reply as Markdown with `$...$`: its text, the lines that were checked, the steps done, the opened hints and what
 * stands behind it. For whoever reads it without the chat.
 */
export function replyAsMarkdown(
  { text, content }: { readonly text: string; readonly content: ReplyContent | null },
  language: 'en' | 'ru',
): string {
  if (!content) return text
  const t = words[language]
  const lines = (content.lines ?? []).map(
    ({ latex, verdict, remark }) => `$${latex}$ — ${t.verdicts[verdict]}${remark ? `: ${escaped(remark)}` : ''}`,
  )
  const steps = (content.work?.steps ?? [])
    .filter(({ state }) => state === 'done')
    .map(({ label, latex }) => (latex ? `${label}: $${latex}$` : label))
  // The rung that this reply itself opened stands in its text.
  const hints = (content.ladder?.rungs ?? []).flatMap(({ text: hint }) =>
    hint !== undefined && hint !== text ? [hint.replace(/\n/g, '\n  ')] : [],
  )
  return [
    text,
    numbered(t.lines, lines),
    numbered(t.steps, steps),
    hints.length > 0 ? `${t.hints}:\n\n${hints.map((hint) => `- ${hint}`).join('\n')}` : '',
    content.badge ? `*${t.badges[content.badge]}*` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const numbered = (title: string, items: readonly string[]) =>
  items.length > 0 ? `${title}:\n\n${items.map((item, index) => `${index + 1}. ${item}`).join('\n')}` : ''
