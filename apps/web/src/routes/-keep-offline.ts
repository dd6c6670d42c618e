import { keepConversations } from '../features/chat/kept-messages.ts'
import { conversationsQuery } from '../features/chat/talks/conversations-query.ts'
import { progressQuery } from '../features/learning/learning.api.ts'
import { programsOfGradeQuery, studentProgramsQuery } from '../features/programs/programs.api.ts'
import { queryClient } from '../lib/queries.ts'

/**
 * After one visit the conversations, subjects, progress and due reviews can be read without a network, also on pages that
 * were not opened. The answers are stored as those of any page (`lib/seen-answers.ts`). What fails now is asked for at
 * the next start.
 */
export async function keepForOffline(): Promise<void> {
  try {
    await keepConversations(await queryClient.fetchQuery(conversationsQuery))
  } catch (cause) {
    console.warn('The conversations were not kept', cause)
  }
  await queryClient.prefetchQuery(studentProgramsQuery())
  await queryClient.prefetchQuery(programsOfGradeQuery(null))
  await queryClient.prefetchQuery(progressQuery())
}
