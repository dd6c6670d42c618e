import { expect, test } from 'vitest'
import type { Language } from '../math/latex.ts'
import { saysForm } from './forms.ts'

test.each<[language: Language, question: string, form: string, text: string, 'right' | 'part' | null]>([
  ['en', 'What price comes out?', '57.6', '57.60. thats so annoying its nearly 60. is it just rounding?', 'right'],
  [
    'en',
    'What do you read from each one?',
    '8 and -3',
    '8 makes the first 0 and -3 the second. so its always?',
    'right',
  ],
  ['en', 'What do you read from each one?', '8 and -3', '8 makes the first one 0', 'part'],
  [
    'en',
    'Which price did it take the 20% of?',
    'the old price',
    "the old one. but i don't know it, how can i do 20% of it",
    'right',
  ],
  ['en', 'Which price did it take the 20% of?', 'the old price', 'the new price', null],
  ['en', 'What percent is left?', '80% is 60', '80% is 60 quid. so what now', 'right'],
  ['ru', 'Сколько получится, и больше ли это 14?', '35, да', '5+30=35 >14 подходит', 'right'],
  ['ru', 'Что выйдет для плюса и что для минуса?', '-3 и 0,5', '(-5+7)/4=0,5 и (-5-7)/4=-3', 'right'],
  [
    'ru',
    'На что надо делить и сколько граммов выйдет?',
    'на 100, 60',
    'а ну да бред. на 100, 60 г. всего соли 80.',
    'right',
  ],
  ['ru', 'Чему равно 2·1-5·1-3?', '-6, не корень', 'ну получилось -6. значит 1 не корень?', 'right'],
  ['ru', 'Что дальше?', '8', 'каждый раз +8, значит потом 8. аа минус на минус плюс', 'right'],
  [
    'en',
    'What gets multiplied with what?',
    '2 times x and 2 times 3',
    '2 times x and 2 times 3. so its 7 - 2x - 6',
    null,
  ],
  ['en', 'What gets multiplied with what?', 'both x and -3', '2 times x and 2 times 3. so its 7 - 2x - 6', null],
  ['en', 'How many?', '6', 'is it 4 or 6?', null],
  ['en', 'How many?', '6', 'not 6', null],
  ['en', 'How many?', '6', '6. no wait its 4', null],
  ['en', 'How many?', '6', '-6', null],
  [
    'en',
    'Which order did you leave out?',
    'blue blue',
    'blue then red. also red then blue thats 5/8 x 3/7 = 15/56 so 30/56',
    null,
  ],
])('%s: %s (%s) "%s": %s', (language, question, form, text, verdict) => {
  expect(saysForm(form, text, question, language)).toBe(verdict)
})
