import type { BodyInputOf } from '@lumi/contracts/endpoint'
import { suggestPlaces } from '@lumi/contracts/places'
import { getStudentProfile, setStudentPersonalInfo } from '@lumi/contracts/profile'
import { setRegistrationStudentInfo } from '@lumi/contracts/student'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { chatAccess } from '../../lib/chat-access.ts'
import { runtimeConfig } from '../../lib/config.ts'
import { knownUser, loadCurrentUser } from '../../lib/current-user.ts'
import { queryClient } from '../../lib/queries.ts'
import type { Place } from './maps-places.ts'

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

interface Suggestions {
  places: readonly Place[]
  /** Whoever suggested them wants to be named. */
  areFromMaps: boolean
}

/**
 * What is typed is a place even when nothing is suggested, so a failure says nothing. The maps service is asked by the
 * browser of who may decide that alone; for everybody else, and when it does not answer, the server suggests.
 */
export async function placesLike(
  { kind, typed, language }: { kind: 'city' | 'school'; typed: string; language: string },
  signal: AbortSignal,
): Promise<Suggestions> {
  try {
    const user = await userWithMaps()
    if (user) {
      const { placesFromMaps } = await import('./maps-places.ts')
      return { places: await placesFromMaps(kind, typed, user, language), areFromMaps: true }
    }
  } catch (cause) {
    console.warn('The maps service did not suggest anything', cause)
  }
  try {
    return { places: (await api(suggestPlaces, { query: { kind, q: typed }, signal })).places, areFromMaps: false }
  } catch {
    return { places: [], areFromMaps: false }
  }
}

async function userWithMaps() {
  if (runtimeConfig().mapsKey === null) return undefined
  const user = knownUser()?.user ?? (await loadCurrentUser())
  return user.mapsAllowed ? user : undefined
}

/** The script of the maps service is on its way before the first letter is typed. */
export async function prepareMaps(language: string): Promise<void> {
  if (await userWithMaps()) await (await import('./maps-places.ts')).loadMapsPlaces(language)
}
