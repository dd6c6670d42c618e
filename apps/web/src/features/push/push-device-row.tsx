import { useState, useSyncExternalStore } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { PhoneDeviceIcon } from '../../ui/icons/phone-device.tsx'
import { RowSwitch } from '../../ui/list.tsx'
import { pushDevice } from './push-device.ts'

/** Whether this device takes notifications at all. */
export function PushDeviceRow() {
  const { t } = useTranslation('settings')
  const state = useSyncExternalStore(pushDevice.subscribe, pushDevice.get)
  const [isBusy, setIsBusy] = useState(false)

  async function change(isOn: boolean) {
    setIsBusy(true)
    try {
      await (isOn ? pushDevice.turnOn() : pushDevice.turnOff())
    } catch (error) {
      notifyError(error)
    }
    setIsBusy(false)
  }

  return (
    <RowSwitch
      icon={<PhoneDeviceIcon size={26} />}
      title={t('push.device')}
      caption={t(isBusy ? 'push.busy' : `push.state.${state}`)}
      checked={state === 'on'}
      disabled={isBusy || state === 'blocked' || state === 'unsupported'}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
