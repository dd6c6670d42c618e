import { countryCode } from '@lumi/contracts/countries'
import type { Language } from '@lumi/contracts/errors'
import { NOT_AT_SCHOOL } from '@lumi/contracts/grades'
import { PROFILE } from '@lumi/contracts/product-rules'
import type { Institution, StudentProfile } from '@lumi/contracts/profile'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { showDay } from '../../lib/dates.ts'
import { type Translate, useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { AddIcon } from '../../ui/icons/add.tsx'
import { CalendarIcon } from '../../ui/icons/calendar.tsx'
import { ChatIcon } from '../../ui/icons/chat.tsx'
import { GlobeIcon } from '../../ui/icons/globe.tsx'
import { LearnIcon } from '../../ui/icons/learn.tsx'
import { MeIcon } from '../../ui/icons/me.tsx'
import { PinIcon } from '../../ui/icons/pin.tsx'
import { SchoolIcon } from '../../ui/icons/school.tsx'
import { List, RowButton, RowLink, Section } from '../../ui/list.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Columns, Page } from '../../ui/page.tsx'
import { onboarding } from './onboarding-state.ts'
import { profileQuery } from './profile.api.ts'
import styles from './profile.module.css'
import type { Line } from './profile-draft.ts'
import { ProfileSheet } from './profile-sheets.tsx'
import { useProfileDraft } from './use-profile-draft.ts'

/** What Lumi knows about the student; each line is edited separately. */
export function ProfileScreen() {
  const { t } = useTranslation('profile')
  const { data: profile, error, refetch } = useQuery(profileQuery)
  const { opened, open, keep, close } = useProfileDraft()
  return (
    <Page title={t('title')} back={{ to: '/settings', label: t('back') }}>
      <Unfinished />
      {profile ? (
        <>
          <Columns>
            <div>
              <About profile={profile} onOpen={open} />
            </div>
            <div>
              <Schools profile={profile} onOpen={open} />
              <Subjects subjects={profile.subjects} />
            </div>
          </Columns>
          {opened && <ProfileSheet profile={profile} draft={opened} onEdit={keep} onClose={close} />}
        </>
      ) : error ? (
        <LoadingFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Pending rows={5} label={t('loading')} />
      )}
    </Page>
  )
}

/** A student who has put off the onboarding can resume it here. */
function Unfinished() {
  const { t } = useTranslation('profile')
  const state = useSyncExternalStore(onboarding.subscribe, onboarding.get, onboarding.get)
  if (state !== 'put-off') return null
  return (
    <div className={styles.unfinished}>
      <p>{t('unfinished')}</p>
      <Button size="md" onClick={() => onboarding.become('asking')}>
        {t('goOn')}
      </Button>
    </div>
  )
}

interface LinesProps {
  profile: StudentProfile
  onOpen: (line: Line, institutionId?: string) => void
}

function About({ profile, onOpen }: LinesProps) {
  const { t, i18n } = useTranslation('profile')
  const { name, birthDate, gender, city, countryId, ageToConfirm } = profile
  const day = birthDate === null ? t('notTold') : showDay(birthDate, i18n.language)
  const wanted = ageToConfirm && showDay(ageToConfirm.birthDate, i18n.language)
  return (
    <Section title={t('about')}>
      <List>
        <li>
          <RowButton
            icon={<MeIcon size={26} />}
            title={t('name.title')}
            caption={name ?? t('notTold')}
            onClick={() => onOpen('name')}
            opens
          />
        </li>
        <li>
          <RowButton
            icon={<CalendarIcon size={26} />}
            title={t('birthDate.title')}
            caption={wanted === undefined || wanted === day ? day : t('birthDate.waiting', { day, wanted })}
            onClick={() => onOpen('age')}
            opens
          />
        </li>
        <li>
          <RowButton
            icon={<ChatIcon size={26} />}
            title={t('gender.title')}
            caption={gender === null ? t('notTold') : t(`gender.${gender}`)}
            onClick={() => onOpen('gender')}
            opens
          />
        </li>
        <li>
          <RowButton
            icon={<PinIcon size={26} />}
            title={t('city.title')}
            caption={city ?? t('notTold')}
            onClick={() => onOpen('city')}
            opens
          />
        </li>
        <li>
          <RowButton
            icon={<GlobeIcon size={26} />}
            title={t('country')}
            caption={countryName(countryId, i18n.language)}
            onClick={() => onOpen('age')}
            opens
          />
        </li>
      </List>
    </Section>
  )
}

function Schools({ profile, onOpen }: LinesProps) {
  const { t } = useTranslation('profile')
  const { institutions } = profile
  return (
    <Section title={t('schools.heading')} note={t('schools.note')}>
      <List>
        {institutions.map((institution) => (
          <li key={institution.institutionId}>
            <RowButton
              icon={<SchoolIcon size={26} />}
              title={institution.name ?? t('schools.first')}
              caption={institutionAbout(institution, t)}
              onClick={() => onOpen('institution', institution.institutionId)}
              opens
            />
          </li>
        ))}
        {institutions.length < PROFILE.maxInstitutions && (
          <li>
            <RowButton
              icon={<AddIcon size={26} />}
              title={t('schools.add')}
              onClick={() => onOpen('institution')}
              opens
            />
          </li>
        )}
      </List>
    </Section>
  )
}

function Subjects({ subjects }: Pick<StudentProfile, 'subjects'>) {
  const { t } = useTranslation('profile')
  return (
    <Section title={t('learning')}>
      <List>
        <li>
          <RowLink
            to="/subjects"
            icon={<LearnIcon size={26} />}
            title={t('subjects')}
            caption={subjects.map((subject) => t(`subjects:name.${subject}`)).join(', ') || t('noSubjects')}
          />
        </li>
      </List>
    </Section>
  )
}

function institutionAbout({ educationYear, city }: Institution, t: Translate<'profile'>): string {
  const grade =
    educationYear === null
      ? t('schools.gradeNotTold')
      : educationYear === NOT_AT_SCHOOL
        ? t('schools.none')
        : t('schools.gradeOf', { grade: educationYear })
  return [grade, city].filter(Boolean).join(', ')
}

function countryName(countryId: number, language: Language): string {
  const code = countryCode(countryId)
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? '?'
}
