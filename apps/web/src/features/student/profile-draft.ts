import type { Language } from '@lumi/contracts/errors'
import { deviceStore } from '../../lib/device-store.ts'
import { session } from '../../lib/session.ts'

export type Line = 'name' | 'age' | 'gender' | 'city' | 'institution'

/** The line that is being changed, and what was typed for it. One sheet is open at a time, so one draft is kept. */
export interface ProfileDraft {
  line: Line
  /** Of a line `institution`; null: one that is being added. */
  institutionId: string | null
  /** By the names of the fields; a field that is absent shows what is stored. */
  typed: Record<string, string>
  /** In which it was typed: the digits of a date are another day in the other. */
  language: Language
}

const key = () => {
  const userId = session.userId()
  return userId === null ? null : `${userId}/profile`
}

export const profileDraft = {
  load: async (): Promise<ProfileDraft | null> => {
    const own = key()
    return own === null ? null : ((await deviceStore.get<ProfileDraft>(own)) ?? null)
  },
  keep: async (draft: ProfileDraft): Promise<void> => {
    const own = key()
    if (own !== null) await deviceStore.set(own, draft)
  },
  forget: async (): Promise<void> => {
    const own = key()
    if (own !== null) await deviceStore.delete(own)
  },
}
