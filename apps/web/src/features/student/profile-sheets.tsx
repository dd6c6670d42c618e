import { gradesOf, NOT_AT_SCHOOL } from '@lumi/contracts/grades'
import {
  addStudentInstitution,
  Gender,
  PlaceName,
  StudentName,
  type StudentProfile,
  setStudentPersonalInfo,
  updateStudentInstitutionInfo,
} from '@lumi/contracts/profile'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { showDay } from '../../lib/dates.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TileField } from '../../ui/tile-field.tsx'
import { AgeFields, ageSchema, readAge, useCountries } from './age-fields.tsx'
import { PlaceField } from './place-field.tsx'
import { correctAge, refetchProfile, savePersonalInfo } from './profile.api.ts'
import styles from './profile.module.css'
import type { ProfileDraft } from './profile-draft.ts'

interface SheetProps {
  profile: StudentProfile
  draft: ProfileDraft
  /** Called with all fields at every keystroke. */
  onEdit: (typed: Record<string, string>) => void
  /** Called after saving or canceling, or on the way back. */
  onClose: (way?: 'back') => void
}

/** The draft of this sheet. */
export function ProfileSheet(props: SheetProps) {
  const sheets = { name: NameSheet, age: AgeSheet, gender: GenderSheet, city: CitySheet, institution: InstitutionSheet }
  const Line = sheets[props.draft.line]
  return <Line {...props} />
}

interface EditorProps<Schema extends z.ZodMiniType> extends Pick<SheetProps, 'onEdit' | 'onClose'> {
  title: string
  schema: Schema
  read?: (data: FormData) => unknown
  /** Notification after saving. @default "Saved" */
  onSave: (value: z.output<Schema>) => Promise<string | undefined>
  children: ReactNode
}

/**
 * The typed text stays until it is saved: a refusal or a lost network does not close the sheet, and a reload opens it
 * again.
 */
function Editor<Schema extends z.ZodMiniType>(props: EditorProps<Schema>) {
  const { title, schema, read, onSave, onEdit, onClose, children } = props
  const { t } = useTranslation('profile')
  return (
    <Sheet title={title} onClose={onClose}>
      <Form
        schema={schema}
        {...(read && { read })}
        onSubmit={async (value) => {
          const said = await onSave(value)
          onClose()
          notify(said === undefined ? { kind: 'good', text: t('saved') } : { kind: 'neutral', text: said })
        }}
        onFailure={(error) => void notifyError(error)}
        className={styles.form}
      >
        <div className={styles.form} onInput={({ target }) => onEdit(textsOf((target as HTMLInputElement).form))}>
          {children}
        </div>
        <SubmitButton busy={t('saving')}>{t('save')}</SubmitButton>
      </Form>
    </Sheet>
  )
}

const textsOf = (form: HTMLFormElement | null): Record<string, string> =>
  Object.fromEntries([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]))

/** Clearing a field is allowed. */
const orNull = (value: FormDataEntryValue | null) => (value === null || String(value).trim() === '' ? null : value)

function NameSheet({ profile, draft, onEdit, onClose }: SheetProps) {
  const { t } = useTranslation('profile')
  return (
    <Editor
      title={t('name.title')}
      schema={z.object({ name: StudentName })}
      onSave={async (body) => void (await savePersonalInfo(body))}
      onEdit={onEdit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('name.label')}
        hint={t('name.hint')}
        autoComplete="given-name"
        spellCheck="false"
        defaultValue={draft.typed.name ?? profile.name ?? ''}
        data-autofocus
      />
    </Editor>
  )
}

function GenderSheet({ profile, draft, onEdit, onClose }: SheetProps) {
  const { t } = useTranslation('profile')
  return (
    <Editor
      title={t('gender.title')}
      schema={z.object({ gender: Gender })}
      onSave={async (body) => void (await savePersonalInfo(body))}
      onEdit={onEdit}
      onClose={onClose}
    >
      <TileField
        name="gender"
        label={t('gender.title')}
        columns={2}
        defaultValue={draft.typed.gender ?? profile.gender ?? undefined}
        options={[
          { value: 'female', text: t('gender.female') },
          { value: 'male', text: t('gender.male') },
          { value: 'unset', text: t('gender.unset'), wide: true },
        ]}
      />
    </Editor>
  )
}

function CitySheet({ profile, draft, onEdit, onClose }: SheetProps) {
  const { t } = useTranslation('profile')
  return (
    <Editor
      title={t('city.title')}
      schema={z.pick(setStudentPersonalInfo.body, { city: true })}
      read={(data) => ({ city: orNull(data.get('city')) })}
      onSave={async (body) => void (await savePersonalInfo(body))}
      onEdit={onEdit}
      onClose={onClose}
    >
      <PlaceField
        name="city"
        kind="city"
        label={t('city.label')}
        hint={t('city.hint')}
        defaultValue={draft.typed.city ?? profile.city ?? ''}
        autoFocus
      />
    </Editor>
  )
}

/**
 * Birthday and country are saved together: both decide whether a parent must consent, and the server checks them
 * together.
 */
function AgeSheet({ profile, draft, onEdit, onClose }: SheetProps) {
  const { t, i18n } = useTranslation('profile')
  const { language } = i18n
  const { countries } = useCountries(language)
  const { birthDate, countryId } = draft.typed
  const stored = profile.birthDate === null ? undefined : showDay(profile.birthDate, language)
  return (
    <Editor
      title={t('birthDate.change')}
      schema={ageSchema}
      read={(data) => readAge(data, language)}
      onSave={async (age) => ((await correctAge(age)) ? undefined : t('birthDate.asked'))}
      onEdit={onEdit}
      onClose={onClose}
    >
      <p className={styles.text}>{t('birthDate.about')}</p>
      <AgeFields
        countries={countries}
        typedDate={(draft.language === language ? birthDate : undefined) ?? stored}
        // The countries were not loaded yet when the student typed.
        countryId={Number(countryId) || profile.countryId}
      />
    </Editor>
  )
}

const { name, city, educationYear } = addStudentInstitution.body.shape

function InstitutionSheet({ profile, draft, onEdit, onClose }: SheetProps) {
  const { t } = useTranslation('profile')
  const { institutions } = profile
  const institution = institutions.find(({ institutionId }) => institutionId === draft.institutionId)
  // The first institution may have no name: at the start only the grade is known.
  const isFirst = institutions.length === 0 || institution === institutions[0]
  const { typed } = draft
  const grades = [...gradesOf(profile.countryId), NOT_AT_SCHOOL]
  const known = institution?.educationYear
  // A grade of another country, or one no longer offered: it may stay.
  if (known != null && !grades.includes(known)) grades.unshift(known)

  return (
    <Editor
      title={t('schools.change')}
      schema={z.object({ name: isFirst ? name : PlaceName, city, educationYear })}
      read={(data) => {
        const year = data.get('educationYear')
        const typedName = data.get('name')
        return {
          name: isFirst ? orNull(typedName) : typedName,
          city: orNull(data.get('city')),
          educationYear: year === '' ? null : Number(year),
        }
      }}
      onSave={async (value) => void (await save(value))}
      onEdit={onEdit}
      onClose={onClose}
    >
      <PlaceField
        name="name"
        kind="school"
        label={t('schools.name')}
        hint={t('schools.nameHint')}
        defaultValue={typed.name ?? institution?.name ?? ''}
        autoFocus
      />
      <PlaceField
        name="city"
        kind="city"
        label={t('schools.city')}
        hint={t('city.hint')}
        defaultValue={typed.city ?? institution?.city ?? ''}
      />
      <ChoiceField
        name="educationYear"
        label={t('schools.grade')}
        placeholder={t('schools.gradeNotTold')}
        options={grades.map((grade) => ({
          value: String(grade),
          text: grade === NOT_AT_SCHOOL ? t('schools.none') : t('schools.gradeOf', { grade }),
        }))}
        defaultValue={typed.educationYear ?? (known == null ? '' : String(known))}
      />
    </Editor>
  )

  async function save(value: {
    name?: string | null | undefined
    city?: string | null | undefined
    educationYear?: number | null | undefined
  }) {
    // An unchanged grade is not validated again.
    const { educationYear: year, ...words } = value
    const changes = year === known ? words : value
    if (institution)
      await api(updateStudentInstitutionInfo, { body: { ...changes, institutionId: institution.institutionId } })
    else await api(addStudentInstitution, { body: value })
    await refetchProfile()
  }
}
