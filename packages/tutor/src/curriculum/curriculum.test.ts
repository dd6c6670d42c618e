import { describe, expect, test } from 'vitest'
import { type LearnerEvent, learnerFrom } from '../learner/learner.ts'
import { chooseExercise } from './choice.ts'
import { checkExercise, itemOfExercise, makeExercise } from './exercises.ts'
import { findLessons, stem } from './retrieval.ts'
import { allSkills, courses, findSkill, scienceSkills, skills, skillsUpTo } from './skills.ts'

describe('the skills', () => {
  test('are at least 150, each with a lesson in both languages and three generators [P02]', () => {
    expect(skills.length).toBeGreaterThanOrEqual(150)
    expect(new Set(allSkills.map(({ id }) => id)).size).toBe(allSkills.length)
    for (const { id, title, lesson, generators, grade, course } of allSkills) {
      for (const text of [title, lesson.idea, lesson.check]) {
        expect(text.en.length, id).toBeGreaterThan(2)
        expect(text.ru.length, id).toBeGreaterThan(2)
        expect(text.en, id).not.toMatch(/\p{Script=Cyrillic}/u)
        for (const language of ['en', 'ru'] as const) expect((text[language].match(/\$/g) ?? []).length % 2, id).toBe(0)
      }
      expect(lesson.example, id).not.toMatch(/\p{Script=Cyrillic}/u)
      expect(generators.length, id).toBe(3)
      expect(grade, id).toBeGreaterThanOrEqual(5)
      expect(courses, id).toContain(course)
    }
  })
  test('need only skills that exist, and nothing needs itself', () => {
    const depth = (id: string, seen: readonly string[]): number => {
      expect(seen, id).not.toContain(id)
      const skill = findSkill(id)
      expect(skill, id).toBeDefined()
      return 1 + Math.max(0, ...skill!.needs.map((need) => depth(need, [...seen, id])))
    }
    for (const { id } of allSkills) expect(depth(id, [])).toBeLessThan(20)
  })
  test('are not needed before they are taught', () => {
    for (const { id, grade, needs } of allSkills) {
      for (const need of needs) expect(findSkill(need)!.grade, `${id} needs ${need}`).toBeLessThanOrEqual(grade)
    }
  })
  test('physics 7 to 9 and chemistry 8 have theirs, and are not mixed into practice of mathematics [P02]', () => {
    const count = (prefix: string) => scienceSkills.filter(({ id }) => id.startsWith(prefix)).length
    expect(['7.physics', '8.physics', '9.physics', '8.chemistry'].map(count)).toEqual([11, 8, 5, 6])
    expect(skillsUpTo('RU', '11').some(({ id }) => /physics|chemistry/.test(id))).toBe(false)
  })
  test('every grade and course has some', () => {
    for (const grade of [5, 6, 7, 8, 9, 10, 11]) expect(skills.some((skill) => skill.grade === grade)).toBe(true)
    for (const course of courses) expect(skills.some((skill) => skill.course === course)).toBe(true)
    expect(skillsUpTo('RU', '5').every(({ grade }) => grade === 5)).toBe(true)
    expect(skillsUpTo('US', 'CALC').length).toBe(skills.length)
    expect(skillsUpTo('US', 'A1').some(({ course }) => course === 'A2')).toBe(false)
  })
})

describe('exercises', () => {
  test.each(allSkills.map(({ id }) => id))(
    'of %s: every instance is verified, in both languages, and its own answer is right',
    (id) => {
      for (const generator of [0, 1, 2]) {
        const prompts = new Set<string>()
        for (let n = 0; n < 12; n++) {
          const exercise = makeExercise(id, generator, `seed ${n}`)
          expect(exercise, `${id} ${generator}`).not.toBeNull()
          const { prompt, answers, kind } = exercise!
          prompts.add(prompt.en)
          for (const text of [prompt.en, prompt.ru]) {
            expect(text).not.toMatch(/NaN|undefined|--/)
            // What a formula looks like in plain notation is drawn.
            const words = text.replaceAll(/\$[^$]+\$/g, ' ')
            if (kind === 'q') expect(words).not.toMatch(/[{}@^]|sqrt|log\d|[xyt][²³⁴]|\d[xy]\b/)
          }
          expect(prompt.en).not.toMatch(/\p{Script=Cyrillic}/u)
          expect(answers.join(' '), id).not.toMatch(/NaN|undefined|\{/)
          const given = kind === 'solve' ? answers.map((answer) => `x = ${answer}`).join(' or ') : answers[0]!
          expect(checkExercise(exercise!, given, 'en'), `${prompt.en} ${given}`).not.toBe('incorrect')
        }
        expect(prompts.size, `${id} ${generator}`).toBeGreaterThanOrEqual(1)
      }
    },
  )
  test('the same seed gives the same exercise', () => {
    expect(makeExercise('6.fractions.add', 0, 's')).toEqual(makeExercise('6.fractions.add', 0, 's'))
  })
  test('exercises in adding, subtracting, multiplying and dividing fractions show no fraction that can be reduced', () => {
    const shown = ['add', 'subtract', 'multiply', 'divide'].flatMap((what) =>
      Array.from({ length: 30 }, (_, at) => makeExercise(`6.fractions.${what}`, at % 3, `${at}`)!.task),
    )
    for (const task of shown) {
      for (const [, top, bottom] of task.matchAll(/(\d+)\/(\d+)/g)) {
        const shared = [2, 3, 5, 7].some((prime) => Number(top) % prime === 0 && Number(bottom) % prime === 0)
        expect(shared, task).toBe(false)
      }
    }
  })
  test('answers are judged by value, in any form, and what cannot be read is not wrong', () => {
    const exercise = { ...makeExercise('6.fractions.add', 0, 's')!, answers: ['1/2'] }
    for (const right of ['1/2', '0.5', '2/4', '$\\frac{1}{2}$'])
      expect(checkExercise(exercise, right, 'en')).toBe('correct')
    expect(checkExercise(exercise, '0,5', 'ru')).toBe('correct')
    expect(checkExercise(exercise, '1/3', 'en')).toBe('incorrect')
    expect(checkExercise(exercise, 'no idea', 'en')).toBe('cannot-check')
    const roots = { ...makeExercise('8.quadratics.incomplete', 0, 's')!, answers: ['3', '-3'] }
    expect(checkExercise(roots, 'x = 3 or x = -3', 'en')).toBe('correct')
    expect(checkExercise(roots, 'x = 3', 'en')).toBe('incorrect')
  })
})

describe('finding a lesson', () => {
  test.each([
    ['how do I add fractions', 'en', '6.fractions.add'],
    ['what is a discriminant?', 'en', '8.quadratics.formula'],
    ['explain the chain rule', 'en', '10.derivative.chain'],
    ['geometric progressions', 'en', '9.progressions.geometric'],
    ['multiplying decimals', 'en', '5.decimals.multiply'],
    ['explain the density of a liquid', 'en', '7.physics.density'],
    ["what does Ohm's law say", 'en', '8.physics.ohm'],
    ['molar masses', 'en', '8.chemistry.molar-mass'],
    ['законом Архимеда', 'ru', '7.physics.archimedes'],
    ['что такое моль', 'ru', '8.chemistry.amount'],
    ['как уравнять реакцию', 'ru', '8.chemistry.balance'],
    ['что такое дискриминант', 'ru', '8.quadratics.formula'],
    ['как складывать дроби с разными знаменателями', 'ru', '6.fractions.add'],
    ['теорему Виета объясни', 'ru', '8.quadratics.vieta'],
    ['логарифмических уравнений', 'ru', '10.equations.logarithmic'],
    ['округлением чисел', 'ru', '5.decimals.round'],
  ] as const)('"%s"', (question, language, id) => {
    expect(
      findLessons(question, language)
        .slice(0, 2)
        .map((skill) => skill.id),
    ).toContain(id)
  })
  test.each([
    ['who won the football match', 'en'],
    ['какая завтра погода', 'ru'],
  ] as const)('"%s" has none', (question, language) => {
    expect(findLessons(question, language)).toEqual([])
  })
  test('forms of a word share a stem', () => {
    expect(new Set(['дробь', 'дроби', 'дробей', 'дробями'].map(stem)).size).toBe(1)
    expect(stem('fractions')).toBe(stem('fraction'))
  })
})

describe('choosing the next exercise', () => {
  const own = skillsUpTo('RU', '7')
  const DAY = 24 * 60 * 60 * 1000
  const right = (skill: string, n: number, isCorrect = true): LearnerEvent => ({
    kind: 'attempt',
    id: `${skill}${n}`,
    at: n * DAY,
    day: `day ${n}`,
    skill,
    subject: 'maths',
    item: 'expression|1',
    isCorrect,
    isFirst: true,
    hintLevel: 0,
    difficulty: 0,
  })
  test('begins in the grade of the student with what needs nothing new, never gives an exercise twice, nor one skill three times in a row', () => {
    const learner = learnerFrom([])
    const lately: { skill: string; item: string }[] = []
    for (let n = 0; n < 30; n++) {
      const { exercise, why } = chooseExercise({ learner, skills: own, lately, now: 0, seed: 's' })!
      expect(why).toBe('new')
      expect(findSkill(exercise.skill)!.grade).toBe(7)
      expect(findSkill(exercise.skill)!.needs.every((need) => findSkill(need)!.grade < 7)).toBe(true)
      expect(lately.map(({ item }) => item)).not.toContain(itemOfExercise(exercise))
      expect(lately.slice(-2).every(({ skill }) => skill === exercise.skill) && lately.length >= 2).toBe(false)
      lately.push({ skill: exercise.skill, item: itemOfExercise(exercise) })
    }
  })
  test('goes on to what builds on a known skill, and leaves a mastered one until its review is due', () => {
    const events = [1, 2, 3, 4].map((n) => right('7.powers.meaning', n))
    const learner = learnerFrom(events)
    expect(learner.skills.get('7.powers.meaning')!.isMastered).toBe(true)
    const chosen = (now: number) =>
      Array.from(
        { length: 40 },
        (_, n) => chooseExercise({ learner, skills: own, lately: [], now, seed: `s${n}` })!.exercise.skill,
      )
    expect(chosen(4 * DAY)).not.toContain('7.powers.meaning')
    const later = chosen(60 * DAY).filter((skill) => skill === '7.powers.meaning').length
    expect(later).toBeGreaterThan(3)
    expect(later).toBeLessThan(25)
  })
})
