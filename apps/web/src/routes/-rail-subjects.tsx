import { QueryClientProvider } from '@tanstack/react-query'
import { RailSubjects } from '../features/programs/rail-subjects.tsx'
import { queryClient } from '../lib/queries.ts'

export default function Subjects() {
  return (
    <QueryClientProvider client={queryClient}>
      <RailSubjects />
    </QueryClientProvider>
  )
}
