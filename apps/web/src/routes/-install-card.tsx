import { useSyncExternalStore } from 'react'
import { InstallCard } from '../features/install/install-card.tsx'
import { onboarding } from '../features/student/onboarding-state.ts'
import { settings } from '../lib/storage.ts'

/** The onboarding is loaded only for a student who has not finished it on this device. */
export default function Card() {
  const state = useSyncExternalStore(onboarding.subscribe, onboarding.get)
  const isKnown = settings.get('isOnboarded') === 'true' || (state !== 'unknown' && state !== 'asking')
  return <InstallCard isOnboardedKnown={isKnown} />
}
