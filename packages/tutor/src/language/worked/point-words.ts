import { regExpOf } from '../../pattern.ts'
import type { Both } from '../../worked/task.ts'

/** Words of tasks about points with coordinates, in both languages. */
export const pointWords = {
  /** "the vector AB", «координаты вектора AB»; the two letters in a group. */
  vector: regExpOf('(?<!\\p{L})(?:vectors?|вектор\\p{L}{0,3})\\s?([A-ZА-Я]{2})(?!\\p{L})', 'iu'),
  length:
    /(?<!\p{L})(?:length|distance|magnitude|modulus|how (?:far|long)|длин\p{L}{1,2}|расстояни\p{L}|модул\p{L})(?!\p{L})/iu,
  middle: /(?<!\p{L})(?:mid-?points?|middle of|середин\p{L}{1,2})(?!\p{L})/iu,
  /** Something else is asked of the points. */
  other:
    /(?<!\p{L})(?:line|equation|slope|gradient|perpendicular|parallel|dot|scalar|angle|area|circle|прям\p{L}{2,3}|уравнени\p{L}|скалярн\p{L}*|угол|угла|площад\p{L}|окружност\p{L}|периметр\p{L}?)(?!\p{L})/iu,
} as const

export const pointTexts = {
  vector: {
    name: { en: '{what}', ru: '{what}' },
    ask: {
      en: 'A vector goes from its start {a} to its end {b}. How do its coordinates come from those of the two points?',
      ru: 'Вектор идёт от начала {a} к концу {b}. Как его координаты получить из координат этих точек?',
    },
    more: {
      en: 'Take the first coordinates: from the start to the end, how far is it, and in which direction?',
      ru: 'Возьми первые координаты: сколько от начала до конца и в какую сторону?',
    },
  },
  middle: {
    name: { en: 'the midpoint', ru: 'середина' },
    ask: {
      en: 'The midpoint lies halfway in both coordinates. Which number is halfway between the first coordinates of {a} and {b}?',
      ru: 'Середина лежит посередине по обеим координатам. Какое число посередине между первыми координатами {a} и {b}?',
    },
    more: {
      en: 'Halfway between two numbers is their mean. What is it for each coordinate?',
      ru: 'Посередине между двумя числами их среднее. Чему оно равно для каждой координаты?',
    },
  },
} as const

export const pointCauses = {
  added: {
    en: 'The coordinates are added there. From the start to the end: what do you do with them to get the way between?',
    ru: 'Здесь координаты сложены. Нужен путь от начала к концу: что для этого делают с координатами?',
  },
  turned: {
    en: 'That leads from the end to the start. From which point to which does the vector go?',
    ru: 'Так выходит путь от конца к началу. От какой точки к какой идёт вектор?',
  },
  wrongSecond: {
    en: 'The first coordinate is right, the second is not. What does minus a negative number give there?',
    ru: 'Первая координата верна, вторая нет. Что там даёт минус отрицательное число?',
  },
  wrongFirst: {
    en: 'The second coordinate is right, the first is not. End minus start: what comes out?',
    ru: 'Вторая координата верна, первая нет. Конец минус начало: что получается?',
  },
  notHalved: {
    en: 'That is the sum. The midpoint lies between the two: what is missing?',
    ru: 'Это сумма. Середина лежит между точками: что ещё нужно сделать?',
  },
  difference: {
    en: 'That is how far it is from one to the other. Where is the place halfway?',
    ru: 'Это насколько одна точка далека от другой. А где место посередине?',
  },
} satisfies Readonly<Record<string, Both>>

export const pointExample: Both = {
  en: 'From $(1; 2)$ to $(4; 6)$ it is $(4 - 1;\\ 6 - 2)$, that is $(3; 4)$, with the length $\\sqrt{9 + 16} = 5$.',
  ru: 'От $(1; 2)$ к $(4; 6)$ выходит $(4 - 1;\\ 6 - 2)$, то есть $(3; 4)$, а длина $\\sqrt{9 + 16} = 5$.',
}
