import { countryCode } from '@lumi/contracts/countries'
import type { Language } from '@lumi/contracts/errors'
import { NOT_AT_SCHOOL } from '@lumi/contracts/grades'
import { PROFILE } from '@lumi/contracts/product-rules'
import type { Institution, StudentProfile } from '@lumi/contracts/profile'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { showDay } from '../../lib/dates.ts'
import { type Translate, useTranslation } from '../../lib/i18n/use-translation.ts'
import { onboarding } from '../../lib/onboarding.ts'
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
import { profileQuery } from './profile.api.ts'
import styles from './profile.module.css'
import { AgeSheet, CitySheet, GenderSheet, InstitutionSheet, NameSheet } from './profile-sheets.tsx'

/** What Lumi knows about a student, each line to be changed by itself. */
export function ProfileScreen() {
  const { t } = useTranslation('profile')
  const { data: profile, error, refetch } = useQuery(profileQuery)
  return (
    <Page title={t('title')} back={{ to: '/settings', label: t('back') }}>
      <Unfinished />
      {profile ? (
        <Columns>
          <div>
            <About profile={profile} />
          </div>
          <div>
            <Schools profile={profile} />
            <Subjects subjects={profile.subjects} />
          </div>
        </Columns>
      ) : error ? (
        <LoadingFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Pending rows={5} label={t('loading')} />
      )}
    </Page>
  )
}

/** Who has put the questions off finds the way back here. */
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

type Opened = 'name' | 'age' | 'gender' | 'city' | null

function About({ profile }: { profile: StudentProfile }) {
  const { t, i18n } = useTranslation('profile')
  const [opened, setOpened] = useState<Opened>(null)
  const { name, birthDate, gender, city, countryId } = profile
  const close = () => setOpened(null)
  return (
    <Section title={t('about')}>
      <List>
        <li>
          <RowButton
            icon={<MeIcon size={26} />}
            title={t('name.title')}
            caption={name ?? t('notTold')}
            onClick={() => setOpened('name')}
            opens
          />
        </li>
        <li>
          <RowButton
            icon={<CalendarIcon size={26} />}
            title={t('birthDate.title')}
            caption={birthDate === null ? t('notTold') : showDay(birthDate, i18n.language)}
            onClick={() => setOpened('age')}
            opens
          />
        </li>
        <li>
          <RowButton
            icon={<ChatIcon size={26} />}
            title={t('gender.title')}
            caption={gender === null ? t('notTold') : t(`gender.${gender}`)}
            onClick={() => setOpened('gender')}
            opens
          />
        </li>
        <li>
          <RowButton
            icon={<PinIcon size={26} />}
            title={t('city.title')}
            caption={city ?? t('notTold')}
            onClick={() => setOpened('city')}
            opens
          />
        </li>
        <li>
          <RowButton
            icon={<GlobeIcon size={26} />}
            title={t('country')}
            caption={countryName(countryId, i18n.language)}
            onClick={() => setOpened('age')}
            opens
          />
        </li>
      </List>
      {opened === 'name' && <NameSheet profile={profile} onClose={close} />}
      {opened === 'age' && <AgeSheet profile={profile} onClose={close} />}
      {opened === 'gender' && <GenderSheet profile={profile} onClose={close} />}
      {opened === 'city' && <CitySheet profile={profile} onClose={close} />}
    </Section>
  )
}

function Schools({ profile }: { profile: StudentProfile }) {
  const { t } = useTranslation('profile')
  const [opened, setOpened] = useState<Institution | 'new' | null>(null)
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
              onClick={() => setOpened(institution)}
              opens
            />
          </li>
        ))}
        {institutions.length < PROFILE.maxInstitutions && (
          <li>
            <RowButton icon={<AddIcon size={26} />} title={t('schools.add')} onClick={() => setOpened('new')} opens />
          </li>
        )}
      </List>
      {opened && (
        <InstitutionSheet
          institution={opened === 'new' ? null : opened}
          // The first may be without a name: in the beginning only the grade is known.
          isFirst={opened === 'new' ? institutions.length === 0 : opened === institutions[0]}
          countryId={profile.countryId}
          onClose={() => setOpened(null)}
        />
      )}
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
            caption={subjects.map((subject) => t(`programs:subject.${subject}`)).join(', ') || t('noSubjects')}
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
