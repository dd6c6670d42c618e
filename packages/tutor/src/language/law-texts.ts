import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

type Variants = readonly [string, string, string, ...string[]]

interface LawTexts {
  /** One quantity of the law is not told. */
  readonly missing: Variants
  /** All is told. */
  readonly open: Variants
  /** One quantity is to be found first, by another law. */
  readonly through: Variants
  /** The law that the student names is right; the amounts that come with it. */
  readonly stated: Variants
  readonly statedAlone: Variants
  /** A law with this name on the left has another right side. */
  readonly other: Variants
  readonly and: string
  /** Asks whether the formula in front of it is right. */
  readonly asksIfRight: RegExp
}

export const lawTexts: Readonly<Record<Language, LawTexts>> = {
  en: {
    missing: [
      'This is about {title}: {idea}. You have {given}, but the {missing} is not told yet. What does the task say about it?',
      'Here {title} leads on: {idea}. The {given} is there, the {missing} is missing. How much is it in your task?',
      'The way in is {title}: {idea}. Told is {given}; for the {sought} the {missing} is needed too. Where does the task tell it?',
    ],
    open: [
      'Given: {given}. Asked: the {sought}. The law for it is {title}: {idea}. Which of your numbers stands for what in it?',
      'You have {given} and want the {sought}. {Title} joins them: {idea}. What do you get when you put your numbers in?',
      'From {given} to the {sought} leads {title}: {idea}. How do you write that with your numbers?',
    ],
    through: [
      'Given: {given}. Asked: the {sought}. {Title} joins it with what you have: {idea}. Only the {missing} is not told: from which of your amounts do you get it first?',
      'The {sought} comes from {title}: {idea}. The {missing} is still unknown, but {given} tell it. How do you find it?',
      'Two steps: {title} says that {idea}, and the {missing} has to be found before. Which of {given} do you use for that?',
    ],
    stated: [
      'Yes, “{law}” is right: {idea}. You have {given}. What stands where, and what comes out?',
      'Right, “{law}”: {idea}. Now {given} go into it. What do you get?',
      'That formula is right, “{law}” ({idea}). Put {given} in: what comes out?',
    ],
    statedAlone: [
      'Yes, “{law}” is right: {idea}. Which amounts does your task give for these letters?',
      'Right, “{law}”: {idea}. What are the numbers in your task?',
      'That formula is right: “{law}”, {idea}. Which of its letters are given in your task?',
    ],
    other: [
      'Not quite: in that formula {idea}. Which letters are multiplied then, and by which is divided?',
      'Close, but not that: {idea}. How do you write that with the same letters?',
      'No: {idea}. Say it with the letters: what is multiplied and what is divided?',
    ],
    and: 'and',
    asksIfRight: regExpOf(
      '^\\s*,?\\s*(?:(?:right|correct|yes|yeah|innit|true|is (?:it|that|this) (?:right|correct|it)|or not)?\\s*\\?|(?:right|correct)(?!\\p{L}))',
      'iu',
    ),
  },
  ru: {
    missing: [
      'Здесь поможет такая связь ({title}): {idea}. Дано: {given}. Не названа величина: {missing}. Что о ней сказано в условии?',
      'Связь такая: {idea} ({title}). Есть {given}, а вот этого нет: {missing}. Сколько это в условии?',
      'Ищем: {sought}. Для этого нужно помнить: {idea}. Известно: {given}, не хватает одного: {missing}. Где это в условии?',
    ],
    open: [
      'Дано: {given}. Найти: {sought}. Связь между ними ({title}): {idea}. Какое число что в ней обозначает?',
      'Известно: {given}, ищем: {sought}. Вспомни ({title}): {idea}. Что получится, если подставить твои числа?',
      'Есть {given}, нужно найти: {sought}. Тут работает правило ({title}): {idea}. Как записать это с числами из условия?',
    ],
    through: [
      'Дано: {given}. Найти: {sought}. Связь ({title}): {idea}. Не названа только одна величина: {missing}. Из каких данных её можно найти сначала?',
      'Ищем: {sought}. Помогает связь ({title}): {idea}. Пока неизвестно: {missing}, но есть {given}. Как это найти?',
      'Здесь два шага. Главная связь ({title}): {idea}, а до неё надо найти: {missing}. Что из данных ({given}) для этого пригодится?',
    ],
    stated: [
      'Да, «{law}» верно: {idea}. Дано: {given}. Что куда подставить и что получится?',
      'Верно, «{law}»: {idea}. Теперь подставь: {given}. Что выходит?',
      'Формула верная: «{law}» ({idea}). Дано: {given}. Что получится после подстановки?',
    ],
    statedAlone: [
      'Да, «{law}» верно: {idea}. Какие числа в твоей задаче стоят за этими буквами?',
      'Верно, «{law}»: {idea}. Что из этого дано в задаче?',
      'Формула верная: «{law}», {idea}. Какие из букв известны в твоей задаче?',
    ],
    other: [
      'Не совсем: {idea}. Какие буквы тогда перемножаются, а на какую делят?',
      'Близко, но не так: {idea}. Как записать это теми же буквами?',
      'Нет: {idea}. Скажи буквами: что умножают и на что делят?',
    ],
    and: 'и',
    asksIfRight: regExpOf(
      '^\\s*,?\\s*(?:(?:да|верно|так|правильно|вроде|же|это так|верная формула)?\\s*\\?|верно|правильно)',
      'iu',
    ),
  },
}
