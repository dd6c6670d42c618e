import type { Program, Topic } from '@lumi/contracts/programs'

export const isDone = ({ skills, mastered }: Topic) => mastered >= skills

/** Progress in a program: finished topics, and the current one. */
export function progressOf({ topics }: Program) {
  const currentIndex = topics.findIndex((topic) => !isDone(topic))
  return {
    done: topics.filter(isDone).length,
    count: topics.length,
    current: topics[currentIndex],
    currentIndex,
  }
}
