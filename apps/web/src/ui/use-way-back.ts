import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * The way back of the browser closes what is open above the page. A browser that takes "back" for a request to close does
 * so by itself; elsewhere it would leave the page.
 * @param onBack returns whether it has closed something
 */
export function useWayBack(onBack: () => boolean): void {
  const history = useRouter({ warn: false })?.history
  const goBack = useEffectEvent(onBack)
  useEffect(
    () => history?.block({ enableBeforeUnload: false, blockerFn: ({ action }) => action === 'BACK' && goBack() }),
    [history],
  )
}
