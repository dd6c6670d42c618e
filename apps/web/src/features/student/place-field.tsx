import { PLACES } from '@lumi/contracts/product-rules'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { Place } from './maps-places.ts'
import { placesLike, prepareMaps } from './profile.api.ts'
import styles from './profile.module.css'

const pauseMs = 150

interface PlaceFieldProps {
  name: string
  kind: 'city' | 'school'
  label: string
  hint: string
  defaultValue: string
  autoFocus?: boolean
}

/**
 * Free text with suggestions in a native datalist: it works with keyboards, screen readers and phones, and needs no
 * script.
 */
export function PlaceField({ name, kind, label, hint, defaultValue, autoFocus }: PlaceFieldProps) {
  const { language } = useTranslation().i18n
  const id = useId()
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [areFromMaps, setAreFromMaps] = useState(false)
  const asking = useRef<AbortController | null>(null)

  // A failure comes up again, and is shown, when the student types.
  useEffect(() => void prepareMaps(language).catch(() => {}), [language])

  async function suggest(typed: string) {
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    const wanted = typed.trim()
    // Debounce.
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (signal.aborted) return
    if (wanted === '' || wanted.length > PLACES.queryMaxLength) return setPlaces([])
    const found = await placesLike({ kind, typed: wanted, language }, signal)
    if (signal.aborted) return
    setPlaces(found.places)
    setAreFromMaps(found.areFromMaps && found.places.length > 0)
  }

  return (
    <>
      <TextField
        name={name}
        label={label}
        hint={hint}
        list={id}
        autoComplete="off"
        defaultValue={defaultValue}
        onInput={({ currentTarget }) => void suggest(currentTarget.value)}
        {...(autoFocus && { 'data-autofocus': true })}
      />
      <datalist id={id}>
        {places.map((place) => (
          <option key={`${place.name} ${place.region}`} value={place.name} label={place.region ?? undefined} />
        ))}
      </datalist>
      {areFromMaps && (
        <p className={styles.maps}>
          <svg aria-hidden="true" focusable="false">
            <use href={`#map-${kind}`} />
          </svg>
          <span translate="no">Google Maps</span>
        </p>
      )}
    </>
  )
}
