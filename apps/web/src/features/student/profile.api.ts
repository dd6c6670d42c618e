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

/** Other pages show the name, grade and country too. */
export const refetchProfile = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['student'] }),
    queryClient.invalidateQueries({ queryKey: ['auth'] }),
  ])

export async function savePersonalInfo(body: BodyInputOf<typeof setStudentPersonalInfo>): Promise<void> {
  await api(setStudentPersonalInfo, { body })
  await refetchProfile()
}

/** @returns false: not changed yet, a parent was asked first */
export async function correctAge(body: { birthDate: string; countryId: number }): Promise<boolean> {
  const { chatAccess: next, isChanged } = await api(setRegistrationStudentInfo, { body })
  chatAccess.set(next)
  // Without consent there is no profile to show.
  if (next === 'open') await refetchProfile()
  return isChanged
}

interface Suggestions {
  places: readonly Place[]
  /** True: the maps service must be credited. */
  areFromMaps: boolean
}

/**
 * Suggestions are optional, so a failure is silent. The browser asks the maps service if the student may decide that
 * alone; otherwise, and if the service does not answer, the server suggests.
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

/** Loads the script of the maps service before the student starts typing. */
export async function prepareMaps(language: string): Promise<void> {
  if (await userWithMaps()) await (await import('./maps-places.ts')).loadMapsPlaces(language)
}
