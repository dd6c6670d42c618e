import { expect, test } from 'vitest'
import { readKind } from '../kinds/index.ts'
import { type Lang, testNotMisread, testRead } from './testing.ts'

const tasks: readonly (readonly [Lang, string, right: string, wrong: string])[] = [
  ['en', 'soup for 6 people needs 900 g of carrots. theres 4 of us. how many grams of carrots', '600', '1350'],
  ['en', 'A copier makes 25 copies a minute. How many copies does it make in a quarter of an hour?', '375', '6.25'],
  [
    'en',
    'An old copier manages 24 pages a minute. How many pages come out if it runs for a quarter of an hour, that is 15 minutes, without a stop?',
    '360',
    '96',
  ],
  ['en', 'how many 250 ml glasses can i fill from a 1.5 litre bottle', '6', '60'],
  ['en', 'Each of 4 pumps moves 15 litres a minute. How many litres do they move in 2 hours?', '7200', '120'],
  ['en', 'A nail weighs 4 g and a packet holds 50 nails. How many kilograms do 30 packets weigh?', '6', '6000'],
  ['en', 'A tap drips 3 ml four times a minute. litres per day?', '17.28', '0.012'],
  ['ru', 'Каждому из 5 щенков дают по 80 г каши в день. На сколько дней хватит пакета 2,8 кг?', '7', '35'],
  ['ru', '12 литров сока разлили по бутылкам 750 мл. сколько бутылок', '16', '9'],
  ['ru', 'Сколько весят 6 литров масла, если литр весит 0,9 кг?', '5,4', '6,7'],
  ['ru', 'Принтер печатает 24 страницы в минуту. Сколько страниц он напечатает за 15 минут?', '360', '1,6'],
  ['ru', '8 одинаковых ручек стоят 360 рублей. Сколько стоят 5 таких ручек?', '225', '576'],
  ['ru', 'Четыре кондитера украшают по 9 тортов в час. За сколько часов они украсят 180 тортов?', '5', '20'],
]
testRead(tasks)

const unread: readonly (readonly [Lang, string])[] = [
  ['ru', 'сегодня 9 сентября, а он 12 ноября. сколько дней ждать (в сентябре 30 дней, в октябре 31)'],
  ['ru', 'сколько трехзначных чисел из цифр 1-5 в которых'],
]
test.each(unread)('is not read, %s: %s', (language, task) => {
  expect(readKind(task, language)).toBeNull()
})

const twisted: readonly (readonly [Lang, string, not: number])[] = [
  ['en', '5 painters paint a fence in 6 hours. How many hours do 10 painters need for the same fence?', 12],
  ['en', 'A box holds 25 tiles and costs 18 pounds. How much do 132 tiles cost if only whole boxes are sold?', 95.04],
  [
    'en',
    'A printer makes 18 pages in 2 minutes, and then it makes 30 more. How many pages does it make in 10 minutes?',
    90,
  ],
  ['ru', '8 станков делают партию за 150 минут. За сколько минут эту партию сделают 12 таких станков?', 225],
  ['ru', 'Воды хватит на 15 дней на 24 человека. На сколько дней её хватит на 18 человек?', 11.25],
]
testNotMisread(twisted)
