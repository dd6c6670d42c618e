import { chosenSubject } from '../features/programs/chosen-subject.ts'
import { Onboarding } from '../features/student/onboarding.tsx'

/** Joins two features: the onboarding adds the first subject, and the chat opens it. */
export default function OnboardingPart() {
  return <Onboarding onSubject={chosenSubject.changed} />
}
