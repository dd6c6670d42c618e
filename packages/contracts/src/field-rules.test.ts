import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldRule, fieldRuleText } from './errors.ts'
import {
  dayRule,
  exactLengthRule,
  integerRule,
  maxLengthRule,
  maxRule,
  minLengthRule,
  minRule,
  numberRule,
  orderRule,
  positiveRule,
  selectionRule,
} from './field-rules.ts'
import { uuid } from './text.ts'

const days = z.object({ from: z.string(), to: z.string() }).check(orderRule('from', 'to'))

test.each([
  [numberRule().check(minRule(5)), [5, '5.5'], 4.9, 'At least 5', 'Не меньше 5'],
  [numberRule().check(maxRule(1000)), [1000, '-3'], 1001, 'At most 1,000', 'Не больше 1\u00a0000'],
  [numberRule().check(positiveRule()), [0.1, '7'], 0, 'Must be more than zero', 'Должно быть больше нуля'],
  [integerRule(), [-2, '40'], '2.5', 'Must be a whole number', 'Нужно целое число'],
  [integerRule(), [0], 'x', 'Must be a number', 'Нужно число'],
  [numberRule(), ['2.5'], 'x', 'Must be a number', 'Нужно число'],
  [z.string().check(exactLengthRule(6)), ['123456'], '12345', 'Exactly 6 characters', 'Символов: ровно 6'],
  [z.string().check(minLengthRule(3)), ['abc'], 'ab', 'At least 3 characters', 'Символов: не меньше 3'],
  [z.string().check(maxLengthRule(3)), ['abc', ''], 'abcd', 'At most 3 characters', 'Символов: не больше 3'],
  [uuid, ['0b3e5c0a-7d52-4c66-9a52-0d2f6f3c1a11'], 'x', 'Not a valid identifier', 'Неверный идентификатор'],
  [z.string().check(dayRule()), ['2024-02-29'], '2023-02-29', 'There is no such date', 'Такой даты нет'],
  [
    days,
    [
      { from: '2026-01-01', to: '2026-01-01' },
      { from: '2026-01-01', to: '2026-02-01' },
    ],
    { from: '2026-02-01', to: '2026-01-31' },
    'The end comes before the start',
    'Конец раньше начала',
  ],
  [z.array(z.string()).check(selectionRule()), [['a']], [], 'Choose at least one', 'Выбери хотя бы один вариант'],
])(
  'a generic rule of a field lets through what it should and refuses in both languages: %#, %s [V04]',
  (schema, right, wrong, en, ru) => {
    for (const value of right) expect([value, schema.safeParse(value).success]).toEqual([value, true])
    const issues = schema.safeParse(wrong).error?.issues ?? []
    const rule = fieldRule(issues[0]!.message)!
    expect([fieldRuleText(rule, 'en'), fieldRuleText(rule, 'ru'), issues.length]).toEqual([en, ru, 1])
  },
)

test('the order of two fields is told at the later one, and a sentence that is not ours is no rule [V04]', () => {
  expect(days.safeParse({ from: 'b', to: 'a' }).error?.issues[0]?.path).toEqual(['to'])
  expect(fieldRule('Invalid input: expected string')).toBeUndefined()
})
