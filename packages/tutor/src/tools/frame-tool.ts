import { factsOf } from '../dialogue/story/facts.ts'
import { isNear, likelyPlanOf, USABLE } from '../dialogue/story/likely.ts'
import { NoFrame, type ProposedFrame, proposedFrom, readProposed } from '../dialogue/story/proposed.ts'
import { readingOf } from '../dialogue/story/reading.ts'
import { newStory, type Story } from '../dialogue/story/story-state.ts'
import { storyTrial } from '../dialogue/story/trial.ts'
import type { StoryReading } from '../frames/index.ts'
import { equals, MathsError } from '../math/rational.ts'
import { openState } from '../pedagogy/open-state.ts'
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
      equations: lines('Linear.'),
      asked: text('A role of unknown.'),
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
      asked: input.text('asked'),
      restating: input.text('restating'),
      unused: input.list('unused'),
    })!
    const state = openState(desk.state)
    const story = storyFor(proposed, state, desk)
    if (!story) return notUnderstood('no word problem is open')
    if (story.standing === 'confirmed')
      return { result: { verdict: 'the story is read and confirmed already: use grade and solve' } }
    if (story.rejected.includes(proposed.restating.trim()))
      return notUnderstood('the student has said no to this restating')
    try {
      const reading = readProposed(story.text, story.language, proposed)
      return accept(story, proposed, reading, state)
    } catch (error) {
      if (error instanceof NoFrame) return notUnderstood(error.message)
      if (error instanceof MathsError) return notUnderstood('the numbers grow too large')
      throw error
    }
  },
}

/** The open story, or the student's message if the program did not recognize it as a story. */
function storyFor({ given }: ProposedFrame, state: TutorState, { said, voice }: Desk): Story | null {
  const { story, problem } = state
  const isTold = given.length > 0 && given.every(({ span }) => said.includes(span))
  // Behind a solved story the message may tell the next one.
  const isNext = story?.solved === true && isTold && !given.every(({ span }) => story.text.includes(span))
  if (story && !story.isParked && story.problemId === null && !isNext) return story
  const isOther = problem !== null && !problem.solved && problem.standing !== 'assumed'
  if (isOther || !isTold) return null
  const fresh = newStory(`s${state.turns}`, said, voice.language, storyTrial(said, voice.language))
  state.problem = null
  state.keyed = null
  state.story = fresh
  return fresh
}

function accept(story: Story, proposed: ProposedFrame, reading: StoryReading, state: TutorState): Found {
  const own = readingOf(story)
  if (own && !equals(own.answer, reading.answer))
    return notUnderstood(`the program reads the story otherwise: ${own.restatement} Ask the student which is meant`)
  const agrees = own !== null || isLikely(story, reading)
  story.standing = agrees ? 'confirmed' : 'assumed'
  if (!own) {
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
        'not agreed yet: put the restating into half a sentence with "right?" and go on with your next useful question in the same reply. Nothing is graded before the student agrees or comes to an amount of it.',
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
