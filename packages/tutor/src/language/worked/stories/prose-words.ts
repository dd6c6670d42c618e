import { words } from './texts.ts'

/** "one of them", «один из углов»: counts nothing. */
export const pronounOne = words(
  '(?<![a-z])one(?![a-z])(?! and (?:a|1) |-half| half| third| quarter| [a-z]+th(?![a-z]))',
  '(?<![а-я])(?:один|одна|одно|одну|одного|одной|одному|одним|одном)(?![а-я])(?! (?:треть|четверт|пят|шест|втор|с полов))',
)

/** Numbers beside a task that belong to the exercise book. */
export const besideTask = words(
  '(?<![a-z])(?:q|question|ex|exercise|task|problem|no|number|page|year|grade|y)\\.?\\s?#?\\d+[a-d]?[.):]?(?![\\d/%])(?=\\s|$)|\\(?\\d+\\s?marks?\\)?|(?<!\\d)\\d{1,2}(?:st|nd|rd|th) grade|to \\d (?:dp|sf|d\\.p\\.|s\\.f\\.|decimal places?|significant figures?)|(?<![\\d.])\\d+ ?(?:sec|secs|min|mins|minutes) (?:left|until|till|to go|before)|^\\s*\\d{1,3}[.)]\\s',
  '(?<![а-я])(?:огэ|егэ|впр) ?№?\\d{1,2}(?: задач[аеиу]| задани[ея])?(?=\\s|$)|(?:задач[аеиу]|задани[ея]|номер|№|упр\\.?|упражнение|вариант|стр\\.?)\\s?№?\\s?\\d+[а-г]?[.):]?(?![\\d/%])(?=\\s|$)|(?<!\\d)\\d{1,2}(?:-?й)? класс[а-я]*|\\d балл[а-я]*|^\\s*\\d{1,3}[.)]\\s|до (?:сотых|десятых|целых)|\\d+ ?мин[а-я]* (?:до (?:конца|урока|звонка)|остал)|через \\d+ ?мин[а-я]* (?:сдавать|урок|звонок)',
)

/** What is counted without being an amount of the task: "two numbers", «двух классов». */
export const countedThings = words(
  '^\\s?-?(?:people|persons|friends|kids|children|classes|boys|girls|brothers|sisters|numbers|integers|angles|sides|parts|towns|cities|villages|cars|trains|cyclists|pipes|taps|workers|painters|players|shelves|boxes|bags|baskets|dice|equal|other|consecutive|different|places|points|times|of (?:them|its|the)|legs|bikers|runners|boats|ships|stations|solutions|types|kinds|things)(?![a-z])',
  '^\\s?-?(?:х |мя )?(?:человек|люд|друз|дет|ребят|класс|мальчик|девоч|брат|сест|чис|угл|сторон|част|город|сел|посел|дерев|машин|автомоб|поезд|велосипед|труб|рабоч|маляр|игрок|полк|полок|короб|ящик|корзин|кост|кубик|равн|друг|последоват|разн|пункт|точ|катет|лод|катер|станц|раствор|вид|тип|вещ|из них|его|смежн|острых|пешеход|турист|бригад)',
)

/** How many times as much, without a digit: "5 more than twice the other", «на 1 больше удвоенной». */
export const timesInWord = words(
  '(?<![a-z])(?:twice|thrice|doubled?|tripled?|half|halved)(?![a-z])',
  '(?<![а-я])(?:вдвое|втрое|вчетверо|впятеро|дважды|трижды|удвоенн[а-я]+|утроенн[а-я]+|полови[а-я]+)(?![а-я])',
)

export const percentSign = '%|percent|per cent|процент[а-я]*'

/** "cm2", «м3»: the digit is no amount. */
export const unitPower = /(?<=(?<![a-zа-я])(?:mm|cm|dm|km|m|мм|см|дм|км|м)\s?)\^?[23](?!\d|\.\d)/gu

export const inRatio = /(?<=(?:ratio|отношени[а-я]+)(?: of| как)? )(\d+) (?:to|к) (\d+)/gu

/** Which one comes after so many. */
export const ordinals: readonly (readonly [RegExp, number])[] = [
  [/(?:third|треть)/u, 3],
  [/(?:fourth|четверт)/u, 4],
  [/(?:fifth|(?<![а-я])пят(?:ой|ая|ую|ого|ое))/u, 5],
  [/(?:sixth|шест(?:ой|ая|ую|ого|ое))/u, 6],
  [/(?:seventh|седьм)/u, 7],
  [/(?:eighth|восьм(?:ой|ая|ую|ого|ое))/u, 8],
]

/** Of several numbers only one is asked for. */
export const oneAsked = {
  small: words(
    '(?:smallest|smaller|shorter|shortest|first of|least|younger|cheaper)(?![a-z])',
    '(?:меньш|наименьш|маленьк|коротк|короче|перв[а-я]+ из|младш)',
  ),
  large: words(
    '(?:largest|larger|bigger|biggest|longer|longest|greatest|greater|last of|older)(?![a-z])',
    '(?:больш|наибольш|длинн|последн[а-я]+ из|старш)',
  ),
  middle: words('middle', 'средн'),
} as const
