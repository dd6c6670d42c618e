import {
  addProgramForStudy,
  chooseProgram,
  disableStudentEducationProgram,
  enableStudentEducationProgram,
  getCurrentStudentPrograms,
  getProgramsWithStudyStatus,
  type Program,
  type StudentPrograms,
} from '@lumi/contracts/programs'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { words } from '../../lib/i18n/words.ts'
import { queryClient } from '../../lib/queries.ts'
import type { Hub } from '../../lib/realtime.ts'
import { useHub } from '../../lib/use-hub.ts'
import { chosenSubject } from './chosen-subject.ts'

/** Titles of topics come in the language of the request, so the language is part of the key. */
const mineKey = () => ['programs', 'mine', words.language()] as const

export const studentProgramsQuery = () =>
  queryOptions({
    queryKey: mineKey(),
    queryFn: ({ signal }) => api(getCurrentStudentPrograms, { signal }),
    refetchOnWindowFocus: 'always',
  })

/** @param grade null: the student's own */
export const programsOfGradeQuery = (grade: number | null) =>
  queryOptions({
    queryKey: ['programs', 'grade', grade, words.language()],
    queryFn: ({ signal }) => api(getProgramsWithStudyStatus, { signal, query: grade === null ? {} : { grade } }),
    refetchOnWindowFocus: 'always',
  })

const refetchPrograms = () => queryClient.invalidateQueries({ queryKey: ['programs'] })

export interface ProgramChange {
  kind: 'add' | 'resume' | 'pause'
  program: Program
  /** The program to pause in the same step. */
  insteadOfId?: string | undefined
}

/** Refetches on success and on failure, so that the screen shows what the server has stored. */
export async function changeProgram({ kind, program, insteadOfId }: ProgramChange): Promise<void> {
  const { programId } = program
  const body = { programId, ...(insteadOfId !== undefined && { insteadOfId }) }
  try {
    const answer: StudentPrograms =
      kind === 'pause'
        ? await api(disableStudentEducationProgram, { body: { programId } })
        : await api(kind === 'add' ? addProgramForStudy : enableStudentEducationProgram, { body })
    queryClient.setQueryData(mineKey(), answer)
    chosenSubject.changed()
  } finally {
    void refetchPrograms()
  }
}

/** Makes this program the subject of the chat; null: the general conversation. */
export async function openInChat(programId: string | null): Promise<void> {
  await api(chooseProgram, { body: programId === null ? {} : { programId } })
  chosenSubject.changed()
  void refetchPrograms()
}

function listen(hub: Hub): void {
  hub.on('programs.changed', () => void refetchPrograms())
  // The first connection comes a moment after the list was fetched; a later one may have missed anything.
  let connects = 0
  hub.onConnect((missedNothing) => {
    if (connects++ > 0 && !missedNothing) void refetchPrograms()
  })
}

/** Refetches when another device changes something. Without a live connection, focusing the window refetches. */
export function useProgramNews(): void {
  useHub(listen)
}
