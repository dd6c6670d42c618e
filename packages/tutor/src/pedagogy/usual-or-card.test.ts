import { describe, expect, test } from 'vitest'
import { stemsOf } from '../concepts/find.ts'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('usual-or-card')

/** A question in words of its own, and what only an answer to it says. */
const answered: Record<'en' | 'ru', [asked: string, says: RegExp][]> = {
  en: [
    ['do i honestly have to put the + C there, what is it doing', /derivative/],
    ['is the valency just the oxidation number with another name', /bonds/],
    ['when a bond breaks does energy come out of it', /always costs energy/],
    ['lcm and gcf, which of them is the larger one and why', /common multiple/],
    ['the diagonal is irrational so how can it have an exact length', /length is exact/],
    ['three cones of sand fill the cylinder, why three', /one third|third of/],
    ['when would the median be the fairer average', /pull the mean|salaries|Salaries/],
    ['can a probability come out as 1.4', /never more than 1/],
  ],
  ru: [
    ['а степень окисления и валентность разве не одно и то же', /связи/],
    ['обязательно ли писать +С и что оно даёт', /производн/],
    ['два резистора параллельно и стало меньше, почему не больше', /дорога/],
    ['цену подняли на 40% и опустили на 40%, почему не прежняя', /меньше, чем было/],
    ['логарифмы хоть кому-то в жизни пригодились', /показатель степени/],
    ['гоночные шины широкие, хотя трение от площади не зависит, зачем', /[Рр]езин/],
    ['шанс 1 к 6, значит за шесть бросков шестёрка обязательно будет?', /шестёрк/],
    ['амперы и вольты, чем они отличаются', /заряд/],
    ['как по реакции понять экзо она или эндо, если тепло не дано', /термометр|энерги/],
    ['для чего радианы, если градусы привычнее', /дуга/],
    ['моль это количество штук или масса, никак не пойму', /дюжина/],
  ],
}

describe.each(['en', 'ru'] as const)('a question about an idea in words of its own (%s)', (language) => {
  test.each(answered[language])('%s', (asked, says) => {
    expect(reply(language, asked).text).toMatch(says)
  })
})

test('an exclamation is no factorial, and the constant of an integral is a word', () => {
  const stems = (text: string) => stemsOf(text, 'en').map(({ stem }) => stem)
  expect(stems('Hello! Why 5 of them!')).not.toContain(stems('factorial')[0])
  expect(stems('what is n!')).toContain(stems('factorial')[0])
  expect(stems('why the + C')).toEqual(stems('why the plus C'))
})
