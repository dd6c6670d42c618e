import type { Language } from '../math/latex.ts'

type Variants = readonly [string, string, string, ...string[]]
type Key =
  | 'begin'
  | 'right'
  | 'right-again'
  | 'whole'
  | 'maybe-right'
  | 'asked'
  | 'step'
  | 'maybe-step'
  | 'back'
  | 'then.right'
  | 'then.wrong'
  | 'talk.wrong'
  | 'part-of'
  | 'without-part'
  | 'divided'

/** What is said with the help of the library: a value that fits a guide, and what follows an answered question. */
export const usualTexts: Readonly<Record<Language, Readonly<Record<Key, Variants>>>> = {
  en: {
    begin: [
      'This looks like a task about {name}. {ask}',
      'I take it for a task about {name}; say so if it is another. {ask}',
      'A task about {name}, if I see it right. {ask}',
    ],
    right: [
      'Yes, {value} is what I get for {name} too, as far as I read the task.',
      '{value} for {name}: that fits the task as I read it.',
      'That agrees with my calculation: {name} is {value}, if I read the task right.',
    ],
    whole: [
      'That is right, as far as I read the task. I get the same: {list}.',
      'Your calculations hold, and by my reading of the task they end where mine do: {list}.',
      'Yes, right. If I read the task as it is meant, I have the same values: {list}.',
    ],
    'right-again': [
      '{value} still fits: {name}, as I read the task. What comes next?',
      'Yes, I stay with {value} for {name}. What shall we do next?',
      'As before, {name} is {value} by my reading. Shall we go on with another one?',
    ],
    asked: [
      'Is that what the task asks for?',
      'Does that answer its question?',
      'Is that the thing you were asked to find?',
    ],
    'maybe-right': [
      '{value} can well be {name}. Make sure that each number of the task stands in its own place.',
      'With the numbers in those places {name} does come to {value}. Check which number is which.',
      '{value} fits for {name} if each number is taken for what it is in the task.',
    ],
    step: [
      'Yes, {value}: that is {name}, and it helps.',
      '{value} is {name}, so you are on the way.',
      'Good, {name} is {value}.',
    ],
    'maybe-step': [
      '{value} may be {name}. That would be a step on the way.',
      'I take {value} for {name}: a useful step, if each number stands in its place.',
      '{value}: that looks like {name}, a step on the way.',
    ],
    back: [
      'How does that help in your task?',
      'And back to your task: what does that tell you there?',
      'What does that mean for the step you are at?',
    ],
    'then.right': ['Exactly.', 'Yes, that is it.', 'Right.'],
    'then.wrong': [
      'Not yet. Read the explanation once more with that question in mind: {question}',
      'Look once more at the example above. {question}',
      'That is not it yet. Try it with the reason in mind: {question}',
    ],
    'part-of': [
      '{value} is {one} of “{other}”. What in the task is that, and is it what is asked for?',
      '{one} of “{other}” is {value}. Is “{other}” the whole here, and does the task ask for this part of it?',
      '{one} of “{other}” comes to {value}. Which words of the task does that belong to, and which words ask?',
    ],
    'without-part': [
      '{value} is “{other}” without {one} of it. What in the task is that, and is it what is asked for?',
      'Take {one} away from “{other}”, and {value} is left. Which words of the task does that belong to?',
      '“{other}” less {one} of it comes to {value}. Is that what the task asks for?',
    ],
    divided: [
      '{value} is “{one}” divided by “{other}”. In which unit does that come out, and which one does the task want?',
      '“{one}” divided by “{other}” is {value}. Which unit belongs to it, and is it the one that is asked for?',
      'That is “{one}” divided by “{other}”: {value}. Say its unit. Does the task want that one?',
    ],
    'talk.wrong': [
      'Not yet. Take it in two smaller steps and try again: {question}',
      'That is not it yet, and there is no hurry. Once more: {question}',
      'Not quite. Write down what you do first, then try again: {question}',
    ],
  },
  ru: {
    begin: [
      'Похоже, это задача такого вида: {name}. {ask}',
      'Вижу здесь такую задачу: {name}. Если это не так, скажи. {ask}',
      'Если я правильно понимаю, это {name}. {ask}',
    ],
    right: [
      'Да, {name}: {value}, у меня выходит столько же, если задача прочитана верно.',
      '{name}: {value}. С условием, как я его понимаю, это сходится.',
      'Сходится с моим счётом: {name} {value}, насколько я понимаю условие.',
    ],
    whole: [
      'Верно, насколько я понимаю условие. У меня то же: {list}.',
      'Вычисления сходятся и, если я правильно понимаю условие, приводят туда же, что и у меня: {list}.',
      'Да, верно. Если задача прочитана правильно, у меня те же значения: {list}.',
    ],
    'right-again': [
      '{value} по-прежнему подходит: {name}, если задача понята верно. Что дальше?',
      'Да, {name}: {value}. Чем займёмся теперь?',
      'Как и раньше, {name}: {value}. Перейдём к другой задаче?',
    ],
    asked: ['Это то, о чём спрашивает задача?', 'Это отвечает на вопрос задачи?', 'Именно это нужно было найти?'],
    'maybe-right': [
      '{value} вполне подходит: {name}. Убедись, что каждое число из условия стоит на своём месте.',
      'Если числа стоят на этих местах, то {name} действительно {value}. Проверь, какое число что значит.',
      '{name}: {value} подходит, если каждое число взято тем, чем оно является в условии.',
    ],
    step: [
      'Да, {value}: это {name}, и это пригодится.',
      '{value}: это {name}, ты на верном пути.',
      'Хорошо, {name}: {value}.',
    ],
    'maybe-step': [
      '{value}: похоже, это {name}. Такой шаг пригодится.',
      'Понимаю {value} так: {name}. Это полезный шаг, если каждое число стоит на своём месте.',
      '{value}: видимо, {name}, шаг по пути.',
    ],
    back: [
      'Что это даёт в твоей задаче?',
      'И снова к твоей задаче: что это там значит?',
      'Что это значит для твоего шага?',
    ],
    'then.right': ['Именно так.', 'Да, верно.', 'Верно.'],
    'then.wrong': [
      'Пока нет. Перечитай объяснение с этим вопросом: {question}',
      'Посмотри ещё раз на пример выше. {question}',
      'Пока не то. Попробуй, помня о причине: {question}',
    ],
    'part-of': [
      '{value} это {one} от «{other}». Что это в задаче, и об этом ли спрашивается?',
      '{one} от «{other}» будет {value}. Здесь «{other}» это целое, и спрашивают именно эту часть?',
      '{one} от «{other}» даёт {value}. К каким словам задачи это относится и какие слова спрашивают?',
    ],
    'without-part': [
      '{value} это «{other}» без {one}. Что это в задаче, и об этом ли спрашивается?',
      'Если от «{other}» отнять {one}, останется {value}. К каким словам задачи это относится?',
      '«{other}» без {one} даёт {value}. Об этом ли спрашивается в задаче?',
    ],
    divided: [
      '{value} это «{one}», делённое на «{other}». В каких единицах это выходит и какие нужны в задаче?',
      '«{one}» разделить на «{other}» будет {value}. Какая у этого единица, и её ли просят?',
      'Это «{one}», делённое на «{other}»: {value}. Назови единицу. Она ли нужна в задаче?',
    ],
    'talk.wrong': [
      'Пока нет. Раздели на два шага поменьше и попробуй ещё раз: {question}',
      'Пока не то, и спешить некуда. Ещё раз: {question}',
      'Не совсем. Запиши, что делается сначала, и попробуй снова: {question}',
    ],
  },
}
