import type { Subject } from '@lumi/contracts/programs'
import type { Language } from '../../math/latex.ts'

/** Moves with texts of their own in conversations about other subjects than mathematics. */
export type SubjectMove = 'greeting' | 'again' | 'can-do' | 'decline'
type Variants = readonly [string, string, string]

interface SubjectTexts {
  /** Inflected to follow "in", "по". */
  readonly names: Readonly<Record<Subject, string>>
  /** Subjects with our own lessons and exercises. {topics} lists some of the grade. */
  readonly taught: Readonly<Record<SubjectMove, Variants>>
  /** Subjects without: nothing can be verified, so the tutor can only support the student's own thinking. */
  readonly coached: Readonly<Record<SubjectMove, Variants>>
}

const en: SubjectTexts = {
  names: {
    maths: 'maths',
    physics: 'physics',
    chemistry: 'chemistry',
    biology: 'biology',
    english: 'English',
    literature: 'literature',
    history: 'history',
    computing: 'computing',
  },
  taught: {
    greeting: [
      'Hi, I\'m Lumi. Here we work on {subject}, grade {grade}. There are three ways in:\n\n- type a task with its numbers and units;\n- say "topics" and choose one to practice;\n- say "warm-up" for five short questions.\n\nWhat would you like?',
      'Hello! I am Lumi, and this is our place for {subject}, grade {grade}. You can:\n\n- send me a task from your homework;\n- name a topic to practice, or say "topics";\n- take a "warm-up" of five questions.\n\nHow shall we begin?',
      'Hi there! I\'m Lumi. In {subject}, grade {grade}, choose:\n\n- a task of yours, typed here;\n- a topic: say "topics" to see them;\n- a "warm-up": five short questions.\n\nWhich one?',
    ],
    again: [
      'Hello again! What shall we work on in {subject}?',
      'Hi! Do you have a task in {subject} for today?',
      'Good to see you. What are you working on in {subject}?',
    ],
    'can-do': [
      'In {subject}, grade {grade}, I know for example: {topics}. Send a task with its numbers and units: I give hints and check your lines. Which one do you have?',
      'Here it is {subject}, grade {grade}: {topics} and more. I give hints, check each line and set exercises. What shall we take?',
      'I give hints, check your lines and set exercises in {subject}, grade {grade}, such as {topics}. What would you like?',
    ],
    decline: [
      "That I can't do, and I don't want to guess. In {subject}, grade {grade}, I can help with {topics}. Is there a task from one of them?",
      'I have nothing checked to say about that. In {subject} I can: {topics}. Shall we take one?',
      'That is beyond me. Here we work on {subject}, grade {grade}: send a task with its numbers and units, or say "topics". What will it be?',
    ],
  },
  coached: {
    greeting: [
      "Hi, I'm Lumi. This is our place for {subject}, grade {grade}. I can't check anything in {subject}, so I state no facts here; I help you think it through. What is your task, in your own words?",
      'Hello! I am Lumi. In {subject}, grade {grade}, I have no lessons of my own: the facts come from your book, the questions from me. What are you working on?',
      "Hi there! I'm Lumi. Here we work on {subject}, grade {grade}. I can only help you order your own thoughts, and I say so. What were you asked to do?",
    ],
    again: [
      'Hello again! What is your task in {subject}?',
      'Hi! What are you working on in {subject} today?',
      'Good to see you. What comes next in {subject}?',
    ],
    'can-do': [
      'In {subject}, grade {grade}, I have no lessons and check no facts. I can help you plan: what is asked, what you know, what to look up. Which task is it?',
      'I help with the work, not with the facts of {subject}: taking the question apart, saying it in your own words, testing yourself from your book. Where do we begin?',
      "I can't explain {subject}. What I can do: ask you the questions that bring order into a task. Shall we try with yours?",
    ],
    decline: [
      "In {subject} I can't check that, and I don't guess. Let us put it in order: what exactly is asked, and what do you know about it already?",
      "That I can't tell for certain without the online tutor. Find the place in your {subject} book and say it here in two sentences of your own. What is still unclear then?",
      'I state no facts in {subject}. Try this: write down the one question you cannot answer yet. What is it?',
    ],
  },
}

const ru: SubjectTexts = {
  names: {
    maths: 'математике',
    physics: 'физике',
    chemistry: 'химии',
    biology: 'биологии',
    english: 'английскому языку',
    literature: 'литературе',
    history: 'истории',
    computing: 'информатике',
  },
  taught: {
    greeting: [
      'Привет, я Луми. Здесь занимаемся по {subject}, {grade} класс. Начать можно так:\n\n- напиши задачу с числами и единицами;\n- скажи «темы» и выбери, что потренировать;\n- скажи «разминка»: пять коротких вопросов.\n\nЧто выберешь?',
      'Здравствуй! Я Луми, тут всё по {subject}, {grade} класс. Можно:\n\n- прислать задачу из домашней работы;\n- назвать тему или сказать «темы»;\n- взять «разминку» из пяти вопросов.\n\nС чего начнём?',
      'Привет! Я Луми. По {subject}, {grade} класс, на выбор:\n\n- твоя задача, прямо сюда;\n- тема: скажи «темы», и покажу список;\n- «разминка»: пять коротких вопросов.\n\nЧто возьмём?',
    ],
    again: [
      'Снова привет! Чем займёмся по {subject}?',
      'Привет! Есть на сегодня задача по {subject}?',
      'И снова здравствуй! Над чем работаешь по {subject}?',
    ],
    'can-do': [
      'По {subject}, {grade} класс, знаю, например, такие темы: {topics}. Пришли задачу с числами и единицами: дам подсказки и проверю строки. Какая у тебя?',
      'Здесь у нас занятия по {subject}, {grade} класс: {topics} и не только. Даю подсказки, проверяю каждую строку, предлагаю упражнения. Что возьмём?',
      'Подсказываю, проверяю строки и даю упражнения по {subject}, {grade} класс, например: {topics}. Чего хочется?',
    ],
    decline: [
      'Этого не умею, а гадать не хочу. По {subject}, {grade} класс, могу помочь с темами: {topics}. Есть задача по одной из них?',
      'Проверенного об этом сказать не могу. По {subject} у меня есть: {topics}. Возьмём что-нибудь?',
      'Это мне не по силам. Здесь занимаемся по {subject}, {grade} класс: пришли задачу с числами и единицами или скажи «темы». Что выберешь?',
    ],
  },
  coached: {
    greeting: [
      'Привет, я Луми. Здесь занимаемся по {subject}, {grade} класс. Проверить что-то по {subject} не могу, поэтому фактов не называю, а помогаю думать. Какое задание, своими словами?',
      'Здравствуй! Я Луми. Своих уроков по {subject}, {grade} класс, у меня нет: факты из твоей книги, вопросы от меня. Над чем работаешь?',
      'Привет! Я Луми. Тут всё по {subject}, {grade} класс. Могу только помочь навести порядок в твоих мыслях и честно это говорю. Что нужно сделать?',
    ],
    again: [
      'Снова привет! Какое задание по {subject}?',
      'Привет! Чем сегодня занимаешься по {subject}?',
      'И снова здравствуй! Что дальше по {subject}?',
    ],
    'can-do': [
      'По {subject}, {grade} класс, у меня нет уроков, и фактов не проверяю. Могу помочь с планом: что спрашивают, что уже знаешь, что найти. Какое задание?',
      'Помогаю с работой, а не с фактами по {subject}: разобрать вопрос, сказать своими словами, проверить себя по учебнику. С чего начнём?',
      'Объяснять темы по {subject} не берусь. Зато могу задать вопросы, которые наводят порядок в задании. Попробуем с твоим?',
    ],
    decline: [
      'По {subject} этого не проверю, а гадать не буду. Давай по порядку: что именно спрашивают и что об этом уже знаешь?',
      'Наверняка сказать без онлайн-учителя не могу. Найди это место в учебнике по {subject} и напиши сюда двумя своими предложениями. Что останется неясным?',
      'По {subject} фактов не называю. Попробуй так: запиши один вопрос, на который пока нет ответа. Какой он?',
    ],
  },
}

export const subjectTexts: Readonly<Record<Language, SubjectTexts>> = { en, ru }
