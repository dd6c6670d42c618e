import { type Lang, testNotMisread, testRead } from './testing.ts'

const tasks: readonly (readonly [Lang, string, right: string, wrong: string])[] = [
  [
    'en',
    '20 hikers have food for 9 days. 8 of them leave right away. how many days does the food last now',
    '15',
    '5.4',
  ],
  [
    'en',
    'Six identical presses finish an order in 4 hours. How many hours would eight such presses need for the same order?',
    '3',
    '32',
  ],
  ['ru', 'Для 10 рабочих срок 24 дня. Добавили ещё 6. За сколько дней управятся?', '15', '38,4'],
  ['ru', 'Корма хватит на 20 дней на 15 человек. 3 человека уехали. На сколько дней дольше хватит корма?', '5', '25'],
]
testRead(tasks)

const twisted: readonly (readonly [Lang, string, not: number])[] = [
  ['en', '6 printers print 90 pages in 4 hours. How many hours do 8 printers need for 240 pages?', 3],
  ['en', '4 painters paint a hall in 6 hours each. How many hours do 3 painters work in all?', 8],
  ['ru', '12 рабочих за 8 дней строят 3 дома. За сколько дней 6 рабочих построят один дом?', 16],
]
testNotMisread(twisted)
