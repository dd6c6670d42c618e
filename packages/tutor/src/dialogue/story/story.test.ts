import { ReplyContent } from '@lumi/contracts/chat'
import { describe, expect, test } from 'vitest'
import { modelCard, sealOf, startSession, type TutorTurn, takeTurn } from '../../index.ts'
import { rational } from '../../math/rational.ts'
import { amountText } from './say.ts'
import { storyTexts } from './texts.ts'

const dollars = { quantity: 'money', size: rational(1), en: '$', ru: '$', words: 'dollars' } as const

function conversation(language: 'en' | 'ru') {
  let state = startSession()
  let before = ''
  return (text: string, intent?: 'hint'): TutorTurn => {
    const turn = takeTurn({
      text,
      interfaceLanguage: language,
      state,
      seed: 'story',
      now: 0,
      ...(intent && { intent: { kind: intent } }),
    })
    state = JSON.parse(JSON.stringify(turn.state))
    expect(turn.fault).toBeUndefined()
    expect(ReplyContent.safeParse(turn.content).success).toBe(true)
    expect(turn.text, 'no two equal replies in a row').not.toBe(before)
    expect(turn.text, 'every placeholder is filled').not.toMatch(/(?<![}\w])\{[a-zA-Z]+\}|undefined|null/)
    before = turn.text
    return turn
  }
}

/** Worded so that no reader can be sure of it; the tutor coaches without a reading. */
const rooms =
  'After the fire drill 56 boys and 44 girls, who had nothing except their jackets, were put into 4 rooms, all alike. How many students are in each room?'
const tourist =
  'Турист, который любит кашу, прошёл 36 км: половину пути со скоростью 12 км/ч, а вторую ехал, как придётся, со скоростью 18 км/ч. За какое время он прошёл весь путь?'

const strange =
  'Of the 57 zorbs that blinked at noon 9 fell asleep, the rest went by sixes to whoever had called. How many had called?'

describe('a story that is not read', () => {
  test('is told by its amounts and its question, and by nothing else of it', () => {
    const first = conversation('en')(rooms)
    expect(first.move).toBe('story.unread')
    expect(first.text).toContain('How many students are in each room?')
    expect(first.text).toMatch(/56 boys, 44 girls and 4 rooms/)
    expect(first.text.replace(/56 boys, 44 girls/g, '')).not.toMatch(/boys|girls|jackets/)
    expect(first.text).not.toMatch(/vouch|can't check|safely/)
    expect([first.content.badge, first.content.verdict, first.content.problem]).toEqual([null, undefined, undefined])
  })

  test('what cannot be vouched for is said once, with the first answer, and not in every reply', () => {
    for (const [language, story, answers, word] of [
      ['en', rooms, ['31', '37', 'why?', '39'], /vouch|not sure of the way/],
      ['ru', tourist, ['31', '37', 'почему?', '39'], /поруч|не до конца/],
    ] as const) {
      const say = conversation(language)
      const replies = [story, ...answers].map((message) => say(message).text)
      expect(replies.filter((text) => word.test(text)).length, replies.join(' / ')).toBeLessThanOrEqual(1)
    }
  })

  test('never hears "correct" of its answer, and its arithmetic is called arithmetic', () => {
    const say = conversation('en')
    say(rooms)
    for (const [message, holds] of [
      ['56 + 44 = 100', /arithmetic|calculat/i],
      ['all the students', /\?/],
      ['100 x 4 = 400', /100 \\cdot 4|one part/],
    ] as const) {
      const turn = say(message)
      expect(turn.move, message).toMatch(/^story\./)
      expect(turn.text, message).toMatch(holds)
      expect(turn.text, message).not.toMatch(/that's correct|yes, correct|not quite/i)
      expect([turn.content.badge, turn.content.verdict], message).toEqual([null, undefined])
    }
  })

  test('does not forget the story: sums, numbers, words and hints stay in it', () => {
    const say = conversation('ru')
    say(tourist)
    for (const message of ['36:12=3', '18:12=1,5', '18:18=1', 'значит 2,5 часа', 'не понимаю', 'почему?', 'подсказка'])
      expect(say(message).move, message).toMatch(/^story\./)
    expect(say('реши 2x + 3 = 11').move).toBe('orient')
  })

  test('an arithmetic slip is named, and mended it is right', () => {
    const say = conversation('en')
    say(rooms)
    const wrong = say('56 + 44 = 90')
    expect(wrong.text).toContain('$56 + 44$')
    expect(wrong.text).toContain('$90$')
    expect(wrong.text).not.toContain('100')
    expect(say('100').text).toMatch(/\$100\$/)
  })

  test('a number that does not stand in the story is asked about', () => {
    const say = conversation('en')
    say(rooms)
    expect(say('56 + 44 = 100 and then 100 : 5 = 20').text).toMatch(/\$5\$/)
  })

  test('a whole solution: arithmetic right, a number unused, a step that is quoted', () => {
    const unused = conversation('en')
    unused(rooms)
    expect(unused('56 + 44 = 100, so 100 - 44 = 56. is it 56?').text).toMatch(/4 rooms/)
    const grown = conversation('en')
    grown(`${rooms} I did 56 + 44 = 100, 100 x 4 = 400`)
    const asked = grown('first 56 + 44 = 100 and then 100 x 4 = 400 so 400 students')
    expect(asked.text).toMatch(/100 \\cdot 4 = 400/)
    expect(asked.text).toMatch(/\?/)
  })

  test('its ladder has six rungs, no two alike, each about the task', () => {
    const say = conversation('en')
    say(rooms)
    const rungs = Array.from({ length: 6 }, (_, index) => say(index % 2 ? 'hint' : 'I need help').text)
    expect(new Set(rungs).size).toBe(6)
    for (const rung of rungs) expect(rung).toMatch(/56|44|4 rooms|students|alike|into|\beach\b|picture|task/)
  })

  test('the answer is not made up for those who press for it', () => {
    const say = conversation('en')
    say(rooms)
    for (const message of ['just tell me the answer', 'give me the answer!', 'I give up'])
      expect(say(message).text, message).not.toMatch(/\b25\b|\*\*Answer/)
  })

  test('an answer that the student stands by closes the story without a verdict', () => {
    const say = conversation('en')
    say(strange)
    say('57 - 9 = 48')
    const end = say('48 : 6 = 8')
    expect(end.content.verdict).toBeUndefined()
    const fits = say('yes')
    expect(fits.content.verdict).toBeUndefined()
    expect(fits.move).toMatch(/^story\./)
  })

  test('another story takes its place, and it comes back on request', () => {
    const say = conversation('en')
    say(rooms)
    expect(say('solve 4x - 7 = 13').content.problem?.latex).toBe('4x - 7 = 13')
    expect(say('x = 5').content.verdict).toBe('correct')
    expect(say('back').text).toContain('How many students are in each room?')
  })

  test('off topic it stays with the story', () => {
    const say = conversation('en')
    say(rooms)
    expect(say('who won the football game?').move).toBe('story.off-topic')
  })
})

const rolls = 'A baker made 96 rolls and packed them into bags of 8. How many bags did he fill?'
const pens = 'Tom has 3 times as many pens as Ann. Together they have 48 pens. How many pens does Ann have?'
const ruchki = 'У Тома в 3 раза больше ручек, чем у Ани. Вместе у них 48 ручек. Сколько ручек у Ани?'
const shelves = 'A bookshelf has 5 shelves with 12 books each, and 7 books lie on the floor. How many books are there?'

describe('a story with a likely plan', () => {
  const eggs =
    'A kind old farmer, whom everybody except his cat liked, put 72 eggs into boxes of 12 eggs. How many boxes did he fill?'
  const sacks =
    'В столовую привезли 5 мешков муки по 50 кг и 3 мешка сахара по 40 кг. Сколько килограммов продуктов привезли?'

  test('is told back in quotes, with nothing of the plan', () => {
    for (const [language, text, parts] of [
      ['en', eggs, ['72 eggs', '12 eggs', 'How many boxes did he fill?']],
      ['ru', sacks, ['5 мешков', '50 кг', '40 кг', 'Сколько килограммов продуктов привезли?']],
    ] as const) {
      const first = conversation(language)(text)
      expect(first.move).toBe('story.confirm')
      for (const part of parts) expect(first.text).toContain(part)
      expect(first.text).not.toMatch(/\\div|\\cdot| : | \+ |\$/)
      expect([first.content.badge, first.content.problem]).toEqual([null, undefined])
    }
  })

  test('agreement is told honestly and without the seal, and is a try that was right', () => {
    const say = conversation('en')
    say(eggs)
    say('yes')
    const end = say('72 : 12 = 6 boxes')
    expect(end.move).toBe('story.done')
    expect(end.text).toMatch(/\$6\$ boxes/)
    expect([end.content.badge, end.content.verdict]).toEqual([null, undefined])
    expect(end.events).toMatchObject([{ kind: 'attempt', isCorrect: true, isFirst: true, hintLevel: 0 }])
  })

  test('another result gets the question about the place where the two part, and is not called wrong', () => {
    const say = conversation('en')
    say(eggs)
    say('yes')
    const other = say('72 * 12 = 864')
    expect(other.move).toMatch(/^story\.(?:differ|usual\.mistake)$/)
    expect(other.text).toContain('?')
    expect([other.content.badge, other.content.verdict]).toEqual([null, undefined])
    expect(other.text).not.toMatch(/wrong|\$6\$/i)
  })

  test('a step of it fits, a step that leaves out a number is asked about it', () => {
    const say = conversation('ru')
    say(sacks)
    say('да')
    const part = say('250')
    expect(part.move).toBe('story.part')
    expect(part.text).toMatch(/5 мешков/)
    expect(say('5 * 50 = 250, 3 * 40 = 120').text).toMatch(/250/)
    const end = say('250 + 120 = 370')
    expect(end.move).toBe('story.done')
    expect(end.text).toMatch(/370/)
  })

  test('a whole solution: what fits is named before the first place that does not', () => {
    const say = conversation('ru')
    say(sacks)
    say('да')
    const reply = say('1) 5 * 50 = 250 2) 3 + 40 = 43 3) 250 + 43 = 293')
    expect(reply.move).toBe('story.differ')
    expect(reply.text).toMatch(/5 \\cdot 50 = 250/)
    expect(reply.text).toMatch(/3 мешка.*40 кг/s)
    const slip = conversation('ru')
    slip(sacks)
    slip('да')
    expect(slip('1) 5 * 50 = 250 2) 3 * 40 = 130 3) 250 + 130 = 380').text).toMatch(/3 \\cdot 40.*130/s)
  })

  test('help is kept with the try', () => {
    const say = conversation('en')
    say(eggs)
    say('yes')
    expect(say('', 'hint').events).toMatchObject([{ kind: 'help', hintLevel: 1 }])
    expect(say('6').events).toMatchObject([{ kind: 'attempt', isCorrect: true, hintLevel: 1 }])
  })

  test('"what is asked?", "what do I do first?" and "is it right?" are answered from the story', () => {
    const say = conversation('en')
    say(eggs)
    say('yes')
    expect(say("i don't understand the task").text).toMatch(/72 eggs.*How many boxes/s)
    expect(say('what do i do first?').text).toMatch(/72 eggs|12 eggs|boxes/)
    expect(say('is 60 right?').text).toMatch(/72 eggs|another|something else|different|how/i)
  })

  test('the next exercise inside it is a task of its own, a question about it is not', () => {
    const say = conversation('en')
    say(eggs)
    expect(say('and how many eggs are in 2 boxes?').text).not.toMatch(/I see|So we have/)
    const next = say(
      'another: Tom has 3 times as many pens as Ann. Together they have 48 pens. How many pens does Ann have?',
    )
    expect(next.text).toContain('48 pens')
    expect(next.text).not.toContain('72')
  })
})

describe('a story that is read', () => {
  test('is told back and confirmed first: no badge, no verdict, no expression, two answers to tap', () => {
    for (const [language, story] of [
      ['en', rolls],
      ['en', pens],
      ['ru', ruchki],
    ] as const) {
      const first = conversation(language)(story)
      expect(first.move).toBe('story.confirm')
      expect([first.content.badge, first.content.verdict, first.content.problem]).toEqual([null, undefined, undefined])
      expect(first.content.choices).toHaveLength(2)
      expect(first.text).not.toMatch(/\\cdot|\\div|\\frac|\b12\b/)
      expect(first.state.expects?.by).toBe('story.confirm')
    }
  })

  test('an answer that fits the reading agrees to it, and is judged at once', () => {
    const say = conversation('en')
    expect(say(rolls).text).toMatch(/say so|tell me/i)
    const judged = say('12')
    expect([judged.content.verdict, judged.content.problem?.solved]).toEqual(['correct', true])
    expect(say('yes').move).toBe('story.answer.checked')
  })

  test('an answer that does not fit is kept, and judged after the yes without being said again', () => {
    const say = conversation('en')
    say(rolls)
    const kept = say('88')
    expect(kept.text).toContain('$88$')
    expect([kept.content.badge, kept.content.verdict]).toEqual([null, undefined])
    expect(say("Yes, that's it").content.verdict).not.toBe('correct')
  })

  test('an objection is no agreement, whatever number is in it', () => {
    const say = conversation('en')
    say(rolls)
    const asked = say('no, that is not my task')
    expect(asked.move).toMatch(/^story\.change/)
    expect(asked.content.verdict).toBeUndefined()
  })

  test('is told together with the first question, which is not whether it was read right', () => {
    for (const [language, text] of [
      ['en', rolls],
      ['ru', 'В коробке 6 рядов по 9 конфет. Сколько всего конфет?'],
    ] as const) {
      const told = conversation(language)(text)
      expect(told.move).toBe('story.confirm')
      expect(told.text.match(/\?/g)).toHaveLength(1)
      expect(told.text).not.toMatch(/(?:right|it|mean|Верно|Так|правильно)\?$/i)
      expect(told.content.choices).toHaveLength(2)
    }
  })

  test('before the yes only the arithmetic of a calculation is spoken of', () => {
    const say = conversation('en')
    say(rolls)
    expect(say('96*8 = 768').text).toMatch(/calculation|arithmetic/i)
    const judged = say('yes')
    expect(judged.content.verdict).not.toBe('correct')
    expect(judged.text).not.toMatch(/\b12\b/)
  })

  test('the right calculation asks for its value, the value for a look back', () => {
    const say = conversation('en')
    say(rolls)
    expect(say('yes').content.problem?.solved).toBe(false)
    const plan = say('96/8')
    expect([plan.content.verdict, plan.content.problem?.solved]).toEqual(['correct', false])
    expect(plan.text).not.toMatch(/\b12\b/)
    expect(say('12 bags').content.problem?.solved).toBe(true)
  })

  test('an amount on the way is accepted by its name, the asked one is the end', () => {
    const say = conversation('en')
    say(pens)
    say('yes')
    const part = say('36')
    expect(part.content.verdict).toBe('correct')
    expect(part.content.problem?.solved).toBe(false)
    const end = say('48:4=12')
    expect([end.content.verdict, end.content.problem?.solved]).toEqual(['correct', true])
  })

  test('a letter, an expression and an equation of the student are taken', () => {
    const say = conversation('en')
    say(pens)
    say('yes')
    say("let x be Ann's pens")
    expect(say('3x + x = 48').content.verdict).toBe('correct')
    expect(say('4x = 48').content.verdict).toBe('correct')
    expect(say('x = 44').content.verdict).toBe('incorrect')
    expect(say('x = 12').content.problem?.solved).toBe(true)
  })

  test('an equation that does not tell the story is not called right', () => {
    const say = conversation('en')
    say(pens)
    say('yes')
    expect(say('3x = 48').content.verdict).not.toBe('correct')
  })

  test('whole solutions: right ones are right, the first wrong place of others is named behind what is right', () => {
    const right = conversation('en')
    right(shelves)
    right('yes')
    expect(right('5*12=60, 60+7=67, so 67 books').content.verdict).toBe('correct')
    const slip = conversation('en')
    slip(shelves)
    slip('yes')
    const reply = slip('5*12=60, 60+7=68, so 68 books')
    expect(reply.content.verdict).toBe('incorrect')
    expect(reply.text).toMatch(/5 \\cdot 12 = 60/)
    expect(reply.text).toMatch(/60 \+ 7/)
    expect(reply.content.lines?.map(({ verdict }) => verdict).slice(0, 2)).toEqual(['correct', 'incorrect'])
  })

  test('a wrong answer is never called right', () => {
    for (const wrong of ['24', '48/2 = 24', '16 pens', '48-3=45, 45/2=22.5', '3*48 = 144']) {
      const say = conversation('en')
      say(pens)
      say('yes')
      expect(say(wrong).content.verdict, wrong).not.toBe('correct')
    }
  })

  test('the ladder gives the answer in no rung before the step itself', () => {
    const say = conversation('en')
    say(rolls)
    say('yes')
    for (const level of [1, 2, 3]) {
      const rung = say('', 'hint')
      expect(rung.content.hintLevel).toBe(level)
      expect(rung.text).not.toMatch(/\b12\b/)
    }
    expect(say('', 'hint').text).toMatch(/\*\*Answer:\*\* \$12\$/)
  })

  test('pressing for the answer gets a push, giving up after a try the solution', () => {
    const say = conversation('en')
    say(rolls)
    say('yes')
    expect(say('just tell me the answer').text).not.toMatch(/\b12\b/)
    say('96 - 8 = 88')
    expect(say('I give up').text).toMatch(/\*\*Answer:\*\*/)
  })

  test('a story that two readers take differently is not taken up as read', () => {
    const first = conversation('en')('A shirt costs 40 dollars after a 20% discount. What was its price before?')
    expect(first.move).toMatch(/^story\./)
    expect(first.text).not.toContain('32')
    const fence = conversation('en')('A field is 50 m long and 30 m wide. How many metres of fence are needed?')
    expect(fence.move).not.toBe('story.confirm')
    const pupils = conversation('en')('12 is 40% of all the pupils. How many pupils are there in all?')
    expect(pupils.text).not.toMatch(/\b42\b/)
    expect(pupils.content.badge).toBeNull()
    expect([first.content.badge, first.content.verdict]).toEqual([null, undefined])
  })

  test('what is different is asked, and what cannot be read safely then is coached', () => {
    const say = conversation('en')
    say(rolls)
    expect(say('no').move).toBe('story.change')
    expect(say('the bags were bought with something else in mind, kind of').move).toMatch(/^story\./)
    const hint = say('hint')
    expect(hint.move).toBe('story.hint')
    expect(hint.content.badge).toBeNull()
  })

  test('a model is told nothing of an unconfirmed reading as a fact, and its answer is sealed from the beginning', () => {
    const input = { text: rolls, interfaceLanguage: 'en', state: startSession(), seed: 'story', now: 0 } as const
    const first = takeTurn(input)
    expect(modelCard({ input, turn: first })).toMatch(/has not agreed yet/)
    expect(sealOf(input, first).answers.flatMap(({ values }) => values)).toEqual([12])
    const after = { ...input, text: 'yes', state: first.state }
    const second = takeTurn(after)
    expect(sealOf(after, second).answers.flatMap(({ values }) => values)).toEqual([12])
    expect(modelCard({ input: after, turn: second })).toMatch(/confirmed by the student/)
  })
})

test('money is said without a formula that begins by mistake', () => {
  expect(amountText(rational(30), { ...dollars, en: '$' }, 'dollars', 'en')).toBe('$\\$30$')
})

describe('texts of stories', () => {
  test.each(['en', 'ru'] as const)('%s: three wordings of each, one question, few sentences', (language) => {
    const texts = storyTexts[language]
    for (const [move, variants] of Object.entries(texts.moves)) {
      expect(variants.length, move).toBeGreaterThanOrEqual(3)
      expect(new Set(variants).size, move).toBe(variants.length)
      for (const each of variants) {
        expect(each, move).not.toMatch(/has not the same value|the line\b|—/)
        expect((each.replace(/[“«][^”»]*[”»]/g, '').match(/\?/g) ?? []).length, `${move}: ${each}`).toBeLessThanOrEqual(
          2,
        )
      }
    }
    const groups = [texts.wrong, texts.ideas, texts.examples]
    for (const group of groups)
      for (const [key, variants] of Object.entries(group)) expect(variants.length, key).toBeGreaterThanOrEqual(3)
  })
})
