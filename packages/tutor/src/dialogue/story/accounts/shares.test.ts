import { type Lang, testNotMisread, testRead } from './testing.ts'

const tasks: readonly (readonly [Lang, string, right: string, wrong: string])[] = [
  ['en', 'A rope of 60 m lost 15 m and is now 45 m. By what percent has it been shortened?', '25', '75'],
  ['en', 'a pizza was 8 euros last year, 10 this year. how many percent more', '25', '20'],
  ['en', 'Mix 30 ml of syrup and 90 ml of water. What percentage of the mixture is syrup?', '25', '33.3'],
  ['ru', 'Билет в музей подорожал с 400 до 500 рублей. На сколько процентов выросла цена?', '25', '20'],
  ['ru', 'зарядка упала с 30 часов до 24. на сколько процентов', '20', '25'],
  ['ru', 'Для букета взяли 6 роз, 9 тюльпанов и 5 лилий. Какую часть букета в процентах составляют розы?', '30', '60'],
]
testRead(tasks)

const twisted: readonly (readonly [Lang, string, not: number])[] = [
  ['en', 'There are 18 girls and 12 boys in a class. What percent of the class are girls?', 200 / 3],
  ['en', 'i put 40 g salt in 160 g water. what percent salt is it', 25],
  ['en', 'A fare goes up from 5 to 6 pounds. What percentage of the new fare is the old one?', 20],
  ['ru', 'Было 20 марок, стало 50. Сколько процентов от старого числа составляет новое?', 40],
]
testNotMisread(twisted)
