import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { MailIcon } from '../../ui/icons/mail.tsx'
import { UsersIcon } from '../../ui/icons/users.tsx'
import { List, RowAnchor, Section } from '../../ui/list.tsx'
import { communityQuery } from './feedback.api.ts'

/** The operator's community links, and a mail to support. Links that are not configured are not shown. */
export function CommunityRows() {
  const { t } = useTranslation('settings')
  const { data } = useQuery(communityQuery)
  if (!data) return null
  return (
    <>
      {data.links.length > 0 && (
        <Section title={t('help.community')}>
          <List>
            {data.links.map(({ name, url }) => (
              <li key={url}>
                <RowAnchor
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  icon={<UsersIcon size={26} />}
                  title={name}
                  caption={t('help.newTab')}
                />
              </li>
            ))}
          </List>
        </Section>
      )}
      <Section title={t('help.contact')}>
        <List>
          <li>
            <RowAnchor
              href={`mailto:${data.email}`}
              icon={<MailIcon size={26} />}
              title={t('help.email')}
              caption={data.email}
            />
          </li>
        </List>
      </Section>
    </>
  )
}
