import { getChatStatus } from '@lumi/contracts/chat'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Lumi } from '../../ui/lumi.tsx'
import styles from './allowance-card.module.css'

/** The messages left today, on pages other than the chat. Hidden while the chat is closed to the student. */
export function AllowanceCard() {
  const { t } = useTranslation('settings')
  const { data } = useQuery({
    queryKey: ['chat', 'status'],
    queryFn: ({ signal }) => api(getChatStatus, { signal, query: {} }),
    // Refetched on every visit: the chat changes it.
    staleTime: 0,
  })
  if (!data || data.usage.isUnlimited) return null
  const { messagesLeft, messagesPerDay } = data.usage
  return (
    <p className={styles.card}>
      <Lumi size={24} mood={messagesLeft === 0 ? 'resting' : 'calm'} />
      <span>{rich(t('left', { count: messagesLeft, perDay: messagesPerDay }), { b: bold })}</span>
    </p>
  )
}
