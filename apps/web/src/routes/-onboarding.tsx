import { useMatches } from '@tanstack/react-router'
import { Onboarding } from '../features/student/onboarding.tsx'

export default function OnboardingGate() {
  const isOpenToAll = useMatches({ select: (matches) => matches.at(-1)?.staticData.beforeConsent === true })
  return <Onboarding isOpenToAll={isOpenToAll} />
}
