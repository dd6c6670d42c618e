import type { Program, Topic } from '@lumi/contracts/programs'

export const isDone = ({ skills, mastered }: Topic) => mastered >= skills

/** How far a program is: whole topics, and the one to go on with. */
export function progressOf({ topics }: Program) {
  const currentIndex = topics.findIndex((topic) => !isDone(topic))
  return {
    done: topics.filter(isDone).length,
    count: topics.length,
    current: topics[currentIndex],
    currentIndex,
  }
}
