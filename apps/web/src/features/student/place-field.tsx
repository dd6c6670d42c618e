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

/** A free text with suggestions of the browser's own list: keyboard, screen readers and phones know it, and it costs no script. */
export function PlaceField({ name, kind, label, hint, defaultValue, autoFocus }: PlaceFieldProps) {
  const { language } = useTranslation().i18n
  const id = useId()
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [areFromMaps, setAreFromMaps] = useState(false)
  const asking = useRef<AbortController | null>(null)

  // A failure is met again, and told of, when something is typed.
  useEffect(() => void prepareMaps(language).catch(() => {}), [language])

  async function suggest(typed: string) {
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    const wanted = typed.trim()
    // Somebody who types on is not asked about.
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
