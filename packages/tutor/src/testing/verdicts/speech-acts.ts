import type { Language } from '../../math/latex.ts'

/** What the whole message claims, by construction. */
export type Claimed =
  /** The whole result, or a step, and it is right: no reply may call it wrong. */
  | 'right'
  /** Something that is not right: no reply may call it right, or the task solved. */
  | 'wrong'
  /** Right and not all that is asked: it may be neither called wrong nor end the task. */
  | 'part'
  /** Nothing of the student's own: neither. */
  | 'nothing'

/** The results that a message is built of. */
interface Results {
  readonly right: string
  readonly wrong: string
}

export interface SpeechAct {
  readonly name: string
  readonly claims: Claimed
  readonly says: Readonly<Record<Language, (results: Results) => string>>
}

/** Words around one claim, which leave it as it is. */
export const frames: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '{}',
    '{}?',
    'so {}?',
    'i got {}',
    'I think its {}',
    'ans: {}',
    'Answer: {}',
    'the answer is {}',
    'Is it {}?',
    '{} right?',
    'ok so then {}',
    '{} i think',
    'answer — {}',
    '= {}',
    'a) {}',
    'ok i did it again and got {}',
    'final answer {} !!',
    'hm, {}. is that ok',
  ],
  ru: [
    '{}',
    '{}?',
    'получилось {}',
    'ответ — {}',
    'Ответ: {}',
    'ответ {}',
    'вышло {}, верно?',
    'у меня {}',
    'значит {}',
    'ну {} наверно',
    'это {}?',
    'так, {}. правильно?',
    'отв. {}',
    'а) {}',
    'думаю, {}',
    'пересчитала, теперь {}',
    'тогда {}',
  ],
}

const act = (
  name: string,
  claims: Claimed,
  en: (results: Results) => string,
  ru: (results: Results) => string,
): SpeechAct => ({ name, claims, says: { en, ru } })

/** Words that change whose claim it is, or what is claimed. */
export const speechActs: readonly SpeechAct[] = [
  act(
    'corrected to the right',
    'right',
    ({ right, wrong }) => `${wrong} oh wait no, ${right}`,
    ({ right, wrong }) => `${wrong} ой стоп, не, ${right}`,
  ),
  act(
    'corrected to the right, in lines',
    'right',
    ({ right, wrong }) => `${wrong}\nno wait\n${right}`,
    ({ right, wrong }) => `${wrong}\nой стоп\nне, ${right}`,
  ),
  act(
    'corrected to the wrong',
    'wrong',
    ({ right, wrong }) => `${right} oh wait no, ${wrong}`,
    ({ right, wrong }) => `${right} ой нет, ${wrong}`,
  ),
  act(
    'first thought of the wrong',
    'right',
    ({ right, wrong }) => `first I had ${wrong} but then i checked and it's ${right}`,
    ({ right, wrong }) => `сначала думал ${wrong}, но проверил и вышло ${right}`,
  ),
  act(
    'the book has the right, doubted',
    'wrong',
    ({ right, wrong }) => `i got ${wrong} but the answers say ${right}, misprint?`,
    ({ right, wrong }) => `у меня ${wrong}, а в ответах ${right}, опечатка наверн`,
  ),
  act(
    'the book has the wrong, doubted',
    'right',
    ({ right, wrong }) => `i got ${right} but the book says ${wrong}, misprint?`,
    ({ right, wrong }) => `у меня ${right}, а в ответах ${wrong}, опечатка?`,
  ),
  act(
    'the book has the right, own not told',
    'nothing',
    ({ right }) => `the answers say ${right}, is that a misprint?`,
    ({ right }) => `а в ответах ${right}, опечатка наверное`,
  ),
  act(
    'the friend has the wrong',
    'right',
    ({ right, wrong }) => `${right}. my friend got ${wrong} though`,
    ({ right, wrong }) => `${right}. а у друга ${wrong}`,
  ),
  act(
    'the friend has the right',
    'wrong',
    ({ right, wrong }) => `${wrong}. my mate got ${right} tho`,
    ({ right, wrong }) => `${wrong}. а у соседа ${right}`,
  ),
  act(
    'only the friend, with the wrong',
    'nothing',
    ({ wrong }) => `my friend says ${wrong}`,
    ({ wrong }) => `подруга говорит ${wrong}`,
  ),
  act(
    'the right is denied',
    'wrong',
    ({ right }) => `it can't be ${right}`,
    ({ right }) => `это точно не ${right}`,
  ),
  act(
    'the wrong is denied',
    'right',
    ({ wrong }) => `so it's not ${wrong}, right?`,
    ({ wrong }) => `значит, это не ${wrong}?`,
  ),
  act(
    'the right, and another question',
    'right',
    ({ right }) => `${right}. and when is the test usually?`,
    ({ right }) => `${right}. а это будет на контрольной?`,
  ),
  act(
    'the wrong, and another question',
    'wrong',
    ({ wrong }) => `${wrong}. but why do we even need this`,
    ({ wrong }) => `${wrong}. а зачем это вообще надо`,
  ),
  act(
    'either of them',
    'nothing',
    ({ right, wrong }) => `is it ${right} or ${wrong}?`,
    ({ right, wrong }) => `это ${wrong} или ${right}?`,
  ),
  act(
    'not the wrong but the right',
    'right',
    ({ right, wrong }) => `not ${wrong}, ${right}`,
    ({ right, wrong }) => `не ${wrong}, а ${right}`,
  ),
]
