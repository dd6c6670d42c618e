import { birthDateProblem } from '@lumi/contracts/birth-date'
import type { Language } from '@lumi/contracts/errors'
import { getAvailableCountries } from '@lumi/contracts/reference'
import { setRegistrationStudentInfo } from '@lumi/contracts/student'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { parseDate, today } from '../../lib/dates.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { likelyCountryId } from './likely-country.ts'

const { birthDate, countryId } = setRegistrationStudentInfo.body.shape
/** The server applies the same rule, using the date in the student's time zone. */
export const ageSchema = z.object({
  birthDate: birthDate.check((field) => {
    const problem = birthDateProblem(field.value, today())
    if (problem) field.issues.push({ code: 'custom', message: problem, input: field.value })
  }),
  countryId,
})

export const readAge = (data: FormData, language: Language) => ({
  birthDate: parseDate(String(data.get('birthDate') ?? ''), language),
  countryId: Number(data.get('countryId')) || undefined,
})

interface AgeFieldsProps {
  countries: Country[] | null
  /** Typed text in the format of the language. Absent: an empty field. */
  typedDate?: string | undefined
  countryId?: number | undefined
  /** Hint below the date. */
  hint?: string
  /** Id of the question, for `aria-describedby`. */
  describedBy?: string
}

/**
 * The two answers that decide whether a parent must consent. No year is preselected, because that would suggest an age;
 * the likely country is, and can be changed.
 */
export function AgeFields({ countries, typedDate, countryId, hint, describedBy }: AgeFieldsProps) {
  const { t } = useTranslation('student')
  const chosen = countryId ?? (countries ? likelyCountryId(countries.map(({ code }) => code)) : undefined)
  return (
    <>
      <DateField
        name="birthDate"
        label={t('age.birthDate')}
        {...(hint !== undefined && { hint })}
        autoComplete="bday"
        describedBy={describedBy}
        defaultValue={typedDate}
      />
      <ChoiceField
        // A native select keeps its first value; the list of countries arrives later.
        key={countries ? 'loaded' : 'pending'}
        name="countryId"
        label={t('age.country')}
        placeholder={countries ? t('age.countryChoose') : t('loading')}
        options={countries ?? []}
        defaultValue={chosen === undefined ? '' : String(chosen)}
        autoComplete="country"
      />
    </>
  )
}

const tryAgainMs = 5000

interface Country {
  value: string
  text: string
  code: string
}

export function useCountries(language: string): { countries: Country[] | null; failed: boolean } {
  const [loaded, setLoaded] = useState<Country[] | null>(null)
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other names
  useEffect(() => {
    let isCurrent = true
    api(getAvailableCountries).then(
      (all) => isCurrent && setLoaded(all.map(({ id, name, code }) => ({ value: String(id), text: name, code }))),
      (error: unknown) => {
        if (!isCurrent) return
        setFailures((count) => count + 1)
        if (failures === 0) notifyError(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [language, tries])
  const hasFailed = failures > 0 && !loaded
  // Nobody gets on without a country, so it is asked for until it comes.
  useEffect(() => {
    if (!hasFailed) return
    const again = () => setTries(failures)
    const timer = setTimeout(again, tryAgainMs)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [hasFailed, failures])
  return { countries: loaded, failed: hasFailed }
}
