import { getChatStatus, type Intent, sendMessage } from '@lumi/contracts/chat'
import { getProgress, resetProgress } from '@lumi/contracts/learning'
import { chooseProgram, getCurrentStudentPrograms } from '@lumi/contracts/programs'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { words } from '../../lib/i18n/words.ts'
import { queryClient } from '../../lib/queries.ts'

/** Titles and explanations come in the language of the request. Stale as soon as a message is sent in the chat. */
export const progressQuery = () =>
  queryOptions({
    queryKey: ['learning', 'progress', words.language()],
    queryFn: ({ signal }) => api(getProgress, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** @param skillId absent: everything */
export async function startOver(skillId: string | undefined): Promise<void> {
  await api(resetProgress, { body: skillId === undefined ? {} : { skillId } })
  await queryClient.invalidateQueries({ queryKey: ['learning'] })
}

export interface PracticeWish {
  /** Text of the student's message in the chat. */
  text: string
  session: NonNullable<Intent['session']>
  skillId?: string
}

/** Starts a session the way everything starts: with a message in the chat, in the conversation of its subject. */
export async function askForPractice({ text, session, skillId }: PracticeWish, clientMessageId: string): Promise<void> {
  if (skillId !== undefined) await chooseSubjectOf(skillId)
  const { conversationId } = await api(getChatStatus, { query: {} })
  const intent: Intent = { kind: 'practice', session, ...(skillId !== undefined && { skillId }) }
  await api(sendMessage, { body: { clientMessageId, conversationId, text, intent } })
}

/** A paused subject is not resumed: its exercise takes place in the current conversation. */
async function chooseSubjectOf(skillId: string): Promise<void> {
  // Ids look like `8.quadratics.roots`; in the sciences the second part is the subject.
  const second = skillId.split('.')[1]
  const subject = second === 'physics' || second === 'chemistry' ? second : 'maths'
  const { programs, inFocus } = await api(getCurrentStudentPrograms)
  const active = programs.filter(({ status }) => status === 'active')
  if (active.some((program) => program.programId === inFocus && program.subject === subject)) return
  const wanted = active.find((program) => program.subject === subject)
  if (wanted) await api(chooseProgram, { body: { programId: wanted.programId } })
}
