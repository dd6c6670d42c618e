import { chosenSubject } from '../features/programs/chosen-subject.ts'
import { Onboarding } from '../features/student/onboarding.tsx'

/** The first subject comes with the onboarding, and the chat is about it from then on. */
export default function OnboardingPart() {
  return <Onboarding onSubject={chosenSubject.changed} />
}
