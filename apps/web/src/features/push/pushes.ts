import { notify } from '../../lib/notifications.ts'
import { pushMoment } from '../../lib/push-moment.ts'
import { session } from '../../lib/session.ts'
import { settings } from '../../lib/storage.ts'
import type { FromWorker } from '../../service-worker/messages.ts'
import { pushDevice } from './push-device.ts'

/** The tutor writes, or has still to begin. */
const isAwaited = () =>
  document.querySelector('[data-testid="message"]:is([data-state="pending"], [data-state="streaming"])') !== null

/**
 * Beside every page: shows pushes that come while the app is open, goes where a tapped one leads, keeps the binding of this
 * browser true, and notices when a notification would have helped.
 */
export function followPushes(navigate: (path: string) => void): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  workers?.addEventListener('message', ({ data, ports }: MessageEvent<FromWorker>) => {
    if (data.type === 'PUSHED') notify({ kind: 'neutral', text: data.push.title, detail: data.push.body })
    else if (data.type === 'OPEN') navigate(data.path)
    else return
    ports[0]?.postMessage('taken')
  })
  void pushDevice.follow()
  session.subscribe(() => {
    pushMoment.note(null)
    void pushDevice.follow()
  })
  followAwaited()
}

/** Remembers that the page was left while the tutor was writing: what is there at the next visit came meanwhile. */
function followAwaited() {
  if (settings.get('awaitedReply') !== null && !isAwaited()) pushMoment.note('reply')
  settings.remove('awaitedReply')
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && isAwaited()) settings.set('awaitedReply', 'true')
    else settings.remove('awaitedReply')
  })
  addEventListener('pagehide', () => isAwaited() && settings.set('awaitedReply', 'true'))
}
