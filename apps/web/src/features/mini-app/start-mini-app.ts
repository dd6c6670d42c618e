import type { Messenger } from '@lumi/contracts/mini-app'
import type { AnyRouter } from '@tanstack/react-router'
import { becomeMiniApp } from '../../lib/mini-app.ts'
import { notices } from '../../lib/notifications.ts'
import { openSheets } from '../../ui/open-sheets.ts'
import type { Host, Opening } from './host.ts'
import { openTelegram } from './telegram.ts'
import { openVk } from './vk.ts'

const open: Record<Messenger, (opening: Opening) => Host> = { telegram: openTelegram, vk: openVk }

/** From here on the page is a mini-app. */
export function startMiniApp(opening: Opening): void {
  const host = open[opening.messenger](opening)
  document.documentElement.dataset.miniApp = opening.messenger
  openLinksOutside(host)
  feelNotices(host)
  becomeMiniApp({ messenger: opening.messenger, ...host, followRouter: (router) => followRouter(router, host) })
}

/** A page of another site would take the place of the app, and its messenger has no address bar to return with. */
function openLinksOutside(host: Host) {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !/^https?:$/.test(link.protocol) || link.origin === location.origin) return
    event.preventDefault()
    host.openLink(new URL(link.href))
  })
}

function feelNotices(host: Host) {
  let felt = 0
  notices.subscribe(() => {
    const notice = notices.current()
    if (!notice || notice.id === felt) return
    felt = notice.id
    if (notice.kind !== 'neutral') host.feel(notice.kind)
  })
}

const backLink = 'header a[data-back]'

/** "Back" closes what is open above the page, else goes up to the parent page, as the arrow of the page does. */
function followRouter(router: AnyRouter, { back }: Host) {
  if (!back) return
  const hasWayBack = () => openSheets.top() !== null || document.querySelector(backLink) !== null
  const update = () => back.show(hasWayBack())
  back.onPress(() => {
    const sheet = openSheets.top()
    // As the key Escape: a sheet that must be answered stays.
    if (sheet) sheet.dispatchEvent(new Event('cancel', { cancelable: true }))
    else if (hasWayBack()) document.querySelector<HTMLAnchorElement>(backLink)?.click()
    else router.history.back()
  })
  openSheets.subscribe(update)
  router.subscribe('onRendered', update)
  update()
}
