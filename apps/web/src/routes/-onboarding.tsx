export { Onboarding as default } from '../features/student/onboarding.tsx'
