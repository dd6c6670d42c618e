import { PLACES } from '@lumi/contracts/product-rules'
import { useId, useRef, useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { placesLike } from './profile.api.ts'

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
  const id = useId()
  const [places, setPlaces] = useState<{ name: string; region: string | null }[]>([])
  const asking = useRef<AbortController | null>(null)

  async function suggest(typed: string) {
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    const wanted = typed.trim()
    // Somebody who types on is not asked about.
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (signal.aborted) return
    const found = wanted === '' || wanted.length > PLACES.queryMaxLength ? [] : await placesLike(kind, wanted, signal)
    if (!signal.aborted) setPlaces(found)
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
    </>
  )
}
