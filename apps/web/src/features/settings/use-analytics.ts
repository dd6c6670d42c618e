import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { track } from '../../lib/telemetry.ts'
import { useCustomSettings } from './custom-settings.ts'

/** `settings-account` of the route `/_student/settings/account`: a name that stays when an address changes. */
const screenName = (routeId: string) => routeId.replace('/_student', '').split('/').filter(Boolean).join('-')

/** Sends analytics while the student agrees; who does not never loads what would send them. */
export function useAnalytics(): void {
  const data = useCustomSettings()
  const isAgreed = data?.analytics === true
  const [isOn, setIsOn] = useState(false)
  const wasOpened = useRef(false)
  // The name of the route, never the address: that may hold what nobody else should read.
  const screen = useMatches({ select: (matches) => screenName(matches.at(-1)?.routeId ?? '') })

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
    // Once for each time the app is opened, however often the student changes their mind while it is.
    if (!wasOpened.current) {
      wasOpened.current = true
      const displayMode = matchMedia('(display-mode: standalone)').matches ? 'standalone' : 'browser'
      track('appOpened', { properties: { appType: 'PWA', displayMode } })
    }
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
