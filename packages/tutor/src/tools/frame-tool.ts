import { asksOtherwise } from '../dialogue/story/asked-for.ts'
import { factsOf } from '../dialogue/story/facts.ts'
import { isNear, likelyPlanOf, USABLE } from '../dialogue/story/likely.ts'
import { NoFrame, type ProposedFrame, proposedFrom, readProposed } from '../dialogue/story/proposed.ts'
import { readingOf } from '../dialogue/story/reading.ts'
import { newStory, type Story } from '../dialogue/story/story-state.ts'
import { asksSomething, sentencesOf, taskEnd } from '../dialogue/story/task-and-work.ts'
import { storyTrial } from '../dialogue/story/trial.ts'
import type { StoryReading } from '../frames/index.ts'
import { equals, MathsError } from '../math/rational.ts'
import { storyAnswers } from '../model/story-answers.ts'
import { keepLeft } from '../pedagogy/left-tasks.ts'
import { openState } from '../pedagogy/open-state.ts'
import { isStatedIn } from '../pedagogy/problem.ts'
import type { TutorState } from '../pedagogy/state.ts'
import { type Desk, type Found, lines, notUnderstood, parameters, type Tool, text } from './tool.ts'

const row = (...names: readonly string[]) => ({
  type: 'array' as const,
  items: parameters(
    Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    names.filter((name) => name !== 'unit'),
  ),
})

/**
 * A model proposes a reading for a story that the program could not read; the student does not see it. The proposal is
 * treated like any other reading: it is checked, confirmed by a second reader or by the student, and only then becomes
 * the sealed task.
 */
export const frameTool: Tool = {
  name: 'frame',
  description:
    'Hidden. How you read a word problem that the program did not: every number with an exact quote, equations over the role names ("girls - boys = 8"), what is asked, and a restating for the student without any result. Checked and solved; then the program can grade it.',
  parameters: parameters(
    {
      given: row('role', 'value', 'unit', 'span'),
      unknown: row('role', 'words', 'unit'),
      equations: lines('Over role names, not their numbers; linear in the unknown ones.'),
      asked: lines('Every role of unknown that is asked for.'),
      restating: text('What is known and wanted, in the words and language of the story.'),
      unused: lines('Quotes of numbers that play no part.'),
    },
    ['given', 'unknown', 'equations', 'asked', 'restating'],
  ),
  run(input, desk) {
    const proposed = proposedFrom({
      given: input.rows('given'),
      unknown: input.rows('unknown'),
      equations: input.list('equations'),
      asked: input.list('asked'),
      restating: input.text('restating'),
      unused: input.list('unused'),
    })!
    const state = openState(desk.state)
    const story = storyFor(proposed, state, desk)
    keepLeft(state, openState(desk.state))
    if (!story) return notUnderstood('no word problem is open')
    if (story.standing === 'confirmed')
      return { result: { verdict: 'the story is read and confirmed already: use grade and solve' } }
    if (story.rejected.includes(proposed.restating.trim()))
      return notUnderstood('the student has said no to this restating')
    try {
      const reading = readAnyOf(textsOf(story), story.language, proposed)
      const otherwise = asksOtherwise(reading.text, story.language, proposed)
      if (otherwise !== null) throw new NoFrame(otherwise)
      story.text = reading.text
      return withStudentsValues(accept(story, proposed, reading, state), proposed, story, desk)
    } catch (error) {
      if (error instanceof NoFrame) return refused(error.message, story, state, desk)
      if (error instanceof MathsError) return notUnderstood('the numbers grow too large')
      throw error
    }
  },
}

/** The reason, and the story remembers that a frame of it was refused: the card does not ask for a third one. */
function refused(reason: string, story: Story, state: TutorState, { state: before }: Desk): Found {
  const found = notUnderstood(reason)
  if (story.reading !== null || openState(before).story?.id !== story.id) return found
  story.asks++
  return { ...found, state }
}

/**
 * The open story, or the message of the student that tells it, where the program did not recognize it as one: the newest,
 * or the one that gave the present task. A task that was only the student's own line for the story gives way to it.
 */
function storyFor({ given }: ProposedFrame, state: TutorState, { said, voice }: Desk): Story | null {
  const { story, problem } = state
  const isTold = (text: string) => given.length > 0 && given.every(({ span }) => text.includes(span))
  // Behind a solved story the message may tell the next one.
  const isNext = story?.solved === true && isTold(said) && !given.every(({ span }) => story.text.includes(span))
  if (story && !story.isParked && story.problemId === null && !isNext) return story
  const message = [said, state.lastTask ?? ''].find(isTold)
  if (message === undefined) return null
  if (problem !== null && !problem.solved && problem.standing !== 'assumed') {
    const sentences = sentencesOf(message).map(({ text: each }) => each)
    const isQuoted = (each: string) => given.some(({ span }) => each.includes(span))
    const isStated = (parts: readonly string[]) => isStatedIn(problem, parts.join('\n'), voice.language)
    const isOwnLine =
      isStated(sentences.filter((each) => !isQuoted(each))) && !isStated(sentences.filter((each) => isQuoted(each)))
    // The formula of the message is its task.
    if (!asksSomething(message, voice.language) || (message === state.lastTask && !isOwnLine)) return null
    if (!isOwnLine) state.parked = problem
  }
  const fresh = newStory(`s${state.turns}`, message, voice.language, storyTrial(message, voice.language))
  state.problem = null
  state.keyed = null
  state.story = fresh
  return fresh
}

/** The task as the program keeps it, then as the student wrote it, alone and within the whole message. */
function textsOf({ text: kept, typed, language }: Story): readonly string[] {
  const message = typed ?? kept
  const task = message.slice(0, taskEnd(message, language)).trim()
  return [...new Set([...(kept === message ? [] : [kept]), task, message])]
}

/** The reading of the first text that the frame fits; what the last one lacks is the reason where it fits none. */
function readAnyOf([text = '', ...more]: readonly string[], language: Story['language'], proposed: ProposedFrame) {
  try {
    return readProposed(text, language, proposed, true)
  } catch (error) {
    if (!(error instanceof NoFrame) || more.length === 0) throw error
    return readAnyOf(more, language, proposed)
  }
}

/** What the values are that the message itself has beside the task: "... How long does it take? i got 12". */
function withStudentsValues(found: Found, frame: ProposedFrame, story: Story, { said }: Desk): Found {
  if (found.state === undefined) return found
  const framed = { ...story, frame, reading: frame.restating.trim() }
  const lines = storyAnswers(framed, said, { act: null, answer: null, lines: [] })
  if (lines.length === 0) return found
  return { ...found, result: { ...found.result, message: lines.map(({ text, cause }) => `${text}: ${cause}`) } }
}

function accept(story: Story, proposed: ProposedFrame, reading: StoryReading, state: TutorState): Found {
  // A frame that the model proposes again is its own, and no second reader.
  const own = story.frame ? null : readingOf(story)
  if (own && !equals(own.answer, reading.answer))
    return notUnderstood(`the program reads the story otherwise: ${own.restatement} Ask the student which is meant`)
  const agrees = own !== null || isLikely(story, reading)
  story.standing = agrees ? 'confirmed' : 'assumed'
  if (!own) {
    story.asks = 0
    story.reading = reading.restatement
    story.frame = proposed
  }
  const shown = story.reading ?? reading.restatement
  state.story = story
  if (agrees) {
    state.expects = null
    return {
      result: {
        verdict: 'accepted',
        standing: 'confirmed: a second reader comes to the same. The answer is sealed now; use grade.',
      },
      state,
    }
  }
  const question = factsOf(story.text, story.language).question ?? ''
  state.expects = { by: 'story.confirm', question: question.slice(0, 300), answers: [{ kind: 'yes' }, { kind: 'no' }] }
  return {
    result: {
      verdict: 'accepted',
      standing:
        'not agreed yet: tell the restating in half a sentence, in passing, and go on with your next useful question in the same reply; whether it is so you ask only where it can be read in two ways. Nothing is graded before the student agrees or comes to an amount of it.',
      ask: shown,
    },
    state,
  }
}

/** Whether the learned reader of stories gives the same answer: two independent readers seldom agree by chance. */
function isLikely({ text: told, language }: Story, { answer }: StoryReading): boolean {
  const plan = likelyPlanOf(told, language)
  return plan !== null && plan.probability >= USABLE && isNear(plan.root.value, answer)
}
