import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { conversationsQuery } from '../features/chat/talks/conversations-query.ts'
import { RailSubjects } from '../features/programs/rail-subjects.tsx'
import { conversationNews } from '../lib/conversation-news.ts'
import { queryClient } from '../lib/queries.ts'

export default function Subjects() {
  return (
    <QueryClientProvider client={queryClient}>
      <SubjectsWithUnread />
    </QueryClientProvider>
  )
}

function SubjectsWithUnread() {
  const { data, refetch } = useQuery(conversationsQuery)
  useEffect(() => conversationNews.subscribe(() => void refetch()), [refetch])
  const unread = new Map(data?.conversations.map(({ subject, unread }) => [subject, unread]))
  return <RailSubjects unreadIn={(subject) => unread.get(subject) ?? 0} />
}
