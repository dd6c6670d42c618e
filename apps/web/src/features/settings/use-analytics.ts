import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { track } from '../../lib/telemetry.ts'
import { customSettingsQuery } from './settings.api.ts'

/** Sends analytics while the student agrees; who does not never loads what would send them. */
export function useAnalytics(): void {
  const { data } = useQuery(customSettingsQuery)
  const isAgreed = data?.analytics === true
  const [isOn, setIsOn] = useState(false)
  // The name of the route, never the address: that may hold what nobody else should read.
  const screen = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' })

  useEffect(() => {
    if (!isAgreed) return
    let stop: (() => void) | undefined
    let isOver = false
    import('./analytics.ts').then(
      ({ startAnalytics }) => {
        if (isOver) return
        stop = startAnalytics()
        setIsOn(true)
      },
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
      setIsOn(false)
    }
  }, [isAgreed])

  useEffect(() => {
    if (!isOn) return
    if (matchMedia('(display-mode: standalone)').matches) track('appOpened', { properties: { appType: 'PWA' } })
    const installed = () => track('appInstalled', { fireOnce: true, properties: { appType: 'PWA' } })
    addEventListener('appinstalled', installed)
    return () => removeEventListener('appinstalled', installed)
  }, [isOn])

  useEffect(() => {
    if (!isOn) return
    const cameAt = Date.now()
    track('screenView', { properties: { screen } })
    return () => track('screenTime', { properties: { screen, seconds: Math.round((Date.now() - cameAt) / 1000) } })
  }, [isOn, screen])
}
