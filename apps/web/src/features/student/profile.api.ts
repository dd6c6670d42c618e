import type { BodyInputOf } from '@lumi/contracts/endpoint'
import { suggestPlaces } from '@lumi/contracts/places'
import { getStudentProfile, setStudentPersonalInfo } from '@lumi/contracts/profile'
import { setRegistrationStudentInfo } from '@lumi/contracts/student'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { chatAccess } from '../../lib/chat-access.ts'
import { queryClient } from '../../lib/queries.ts'

export const profileQuery = queryOptions({
  queryKey: ['student', 'profile'],
  queryFn: ({ signal }) => api(getStudentProfile, { signal }),
  // Another device may have changed it.
  refetchOnWindowFocus: 'always',
})

/** Name, grade and country are on other pages too. */
export const refetchProfile = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['student'] }),
    queryClient.invalidateQueries({ queryKey: ['auth'] }),
  ])

export async function savePersonalInfo(body: BodyInputOf<typeof setStudentPersonalInfo>): Promise<void> {
  await api(setStudentPersonalInfo, { body })
  await refetchProfile()
}

/** @returns false: the parent was asked first */
export async function correctAge(body: { birthDate: string; countryId: number }): Promise<boolean> {
  const { chatAccess: next, isChanged } = await api(setRegistrationStudentInfo, { body })
  chatAccess.set(next)
  // A closed student has no profile to show.
  if (next === 'open') await refetchProfile()
  return isChanged
}

/** What is typed is a place even when nothing is suggested, so a failure says nothing. */
export async function placesLike(kind: 'city' | 'school', typed: string, signal: AbortSignal) {
  try {
    return (await api(suggestPlaces, { query: { kind, q: typed }, signal })).places
  } catch {
    return []
  }
}
