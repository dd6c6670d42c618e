import type { MouseEvent } from 'react'

export const composerId = 'composer'

/** A device with a keyboard of its own: on a touch screen an open keyboard stays open, a closed one stays closed. */
export function hasKeyboard(): boolean {
  return typeof window !== 'undefined' && matchMedia('(pointer: fine)').matches
}

/** A press on a button must not take the focus from the field: the phone's keyboard would close. */
export function keepFocus(event: MouseEvent) {
  const { activeElement } = document
  if (activeElement?.id === composerId && event.target !== activeElement) event.preventDefault()
}
