import type { Language } from '@lumi/contracts/errors'
import { deviceStore } from '../../lib/device-store.ts'
import { session } from '../../lib/session.ts'

export type Line = 'name' | 'age' | 'gender' | 'city' | 'institution'

/** The open sheet and the text typed in it. One sheet is open at a time, so there is one draft. */
export interface ProfileDraft {
  line: Line
  /** The institution being edited; null: a new one. */
  institutionId: string | null
  /** By field name; an absent field shows the stored value. */
  typed: Record<string, string>
  /** The language it was typed in: the same digits mean another date in the other. */
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
