import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { track } from '../../lib/telemetry.ts'
import { useCustomSettings } from './custom-settings.ts'

/** `settings-account` for the route `/_student/settings/account`: the name survives a change of the address. */
const screenName = (routeId: string) => routeId.replace('/_student', '').split('/').filter(Boolean).join('-')

/** Runs analytics while the student consents; without consent the sender is never loaded. */
export function useAnalytics(): void {
  const data = useCustomSettings()
  const isAgreed = data?.analytics === true
  const [isOn, setIsOn] = useState(false)
  const wasOpened = useRef(false)
  // The route's name, never the address: an address may contain private data.
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
    // Once per start of the app, even if consent is given and withdrawn several times.
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
