import type { Language } from '@lumi/contracts/errors'
import { EducationYear, Gender, type PersonalInfo, StudentName } from '@lumi/contracts/profile'
import * as z from 'zod/mini'
import { deviceStore } from '../../lib/device-store.ts'
import { session } from '../../lib/session.ts'

export const steps = ['name', 'gender', 'age', 'grade'] as const
export type Step = (typeof steps)[number]

/** The raw text of each field, valid or not. */
export interface Answers {
  name?: string
  gender?: string
  /** The date as typed in the language's format: the same digits mean another day in the other language. */
  birthDate?: { text: string; language: Language }
  countryId?: number
  educationYear?: number
}

/**
 * Answers the server does not have yet. They stay on this device until date of birth and country are known (decision
 * 022).
 */
export interface Draft {
  step: Step
  answers: Answers
}

const key = () => {
  const userId = session.userId()
  return userId === null ? null : `${userId}/onboarding`
}

export async function loadDraft(): Promise<Draft | null> {
  const own = key()
  return own === null ? null : ((await deviceStore.get<Draft>(own)) ?? null)
}

export async function saveDraft(draft: Draft): Promise<void> {
  const own = key()
  if (own !== null) await deviceStore.set(own, draft)
}

export async function deleteDraft(): Promise<void> {
  const own = key()
  if (own !== null) await deviceStore.delete(own)
}

const valid = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | undefined =>
  z.safeParse(schema, value).data

/** The answers the server can store; incomplete or invalid ones stay here. */
export function storable({ name, gender, educationYear }: Answers) {
  const all = {
    name: valid(StudentName, name),
    gender: valid(Gender, gender),
    educationYear: valid(EducationYear, educationYear),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [Field in keyof typeof all]?: Exclude<(typeof all)[Field], undefined>
  }
}

/** This device's answers take precedence over the server's. */
export function startOf(info: PersonalInfo | null, draft: Draft | null, isAgeKnown: boolean): Start {
  const known: Answers = {
    ...(info?.name != null && { name: info.name }),
    ...(info?.gender != null && { gender: info.gender }),
    ...(info?.educationYear != null && { educationYear: info.educationYear }),
    ...(info && { countryId: info.countryId }),
  }
  const answers = { ...known, ...draft?.answers }
  const isToDo = draft !== null && !(isAgeKnown && draft.step === 'age')
  return { known, answers, isAgeKnown, step: isToDo ? draft.step : firstOpen(answers, isAgeKnown) }
}

/** Start state of the dialog. */
export interface Start extends Draft {
  /** The server's answers. */
  known: Answers
  /** True: the age is not asked for again, because changing it may need a parent. */
  isAgeKnown: boolean
}

/** The first unanswered step, for a student who continues on another device. */
function firstOpen({ name, gender }: Answers, isAgeKnown: boolean): Step {
  if (name === undefined) return 'name'
  if (gender === undefined) return 'gender'
  return isAgeKnown ? 'grade' : 'age'
}
