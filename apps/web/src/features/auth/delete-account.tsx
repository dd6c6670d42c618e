import { useState } from 'react'
import * as z from 'zod/mini'
import { runtimeConfig } from '../../lib/config.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { TrashIcon } from '../../ui/icons/trash.tsx'
import { RowButton } from '../../ui/list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useConfirmItIsYou } from './confirm-it-is-you.tsx'
import styles from './delete-account.module.css'
import { orderDeletion } from './privacy.api.ts'

/** Compared as at sign-in. The address is not sent: the server asks for a recent sign-in instead. */
const key = (email: string) => email.trim().normalize().toLowerCase()

/**
 * A row that deletes the account after the student has typed their e-mail (V06) and has signed in recently. The route
 * loads the words of `privacy` and `account`.
 */
export function DeleteAccount({ email }: { email: string }) {
  const { t } = useTranslation('privacy')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <RowButton
        icon={<TrashIcon size={26} />}
        title={t('delete.title')}
        caption={t('delete.about')}
        danger
        opens
        onClick={() => setIsOpen(true)}
        data-testid="delete-account"
      />
      {isOpen && <DeleteSheet email={email} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function DeleteSheet({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('privacy')
  const { confirmed, dialog } = useConfirmItIsYou()
  const [typed, setTyped] = useState('')
  const { deletionGraceDays } = runtimeConfig()
  const isOwn = key(typed) === key(email)
  const schema = z.object({
    email: z.string().check(
      z.minLength(1, { error: 'required', abort: true }),
      z.refine((value) => key(value) === key(email), 'wrong_email'),
    ),
  })
  return (
    <Sheet title={t('delete.heading')} onClose={onClose}>
      <Form
        schema={schema}
        onSubmit={async () => {
          const { deletesAt } = await confirmed(orderDeletion)
          // A full page load: nothing of the student stays in memory.
          location.replace(`/goodbye?${new URLSearchParams({ deletesAt })}`)
        }}
        onFailure={(error) => {
          notifyError(error)
          return undefined
        }}
        className={styles.form}
      >
        <div className={styles.text}>
          <p>{t('delete.consequences')}</p>
          <ul>
            <li>{t('delete.signedOut')}</li>
            <li>{deletionGraceDays > 0 ? t('delete.grace', { count: deletionGraceDays }) : t('delete.noGrace')}</li>
            <li>{t('delete.afterwards')}</li>
          </ul>
          <p>{t('delete.copyFirst')}</p>
        </div>
        <TextField
          name="email"
          type="email"
          label={t('delete.label')}
          hint={t(typed === '' || isOwn ? 'delete.hint' : 'delete.missing', { email })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <SubmitButton variant="danger" busy={t('delete.busy')} disabled={!isOwn}>
          {t('delete.submit')}
        </SubmitButton>
        <Button variant="quiet" full onClick={onClose}>
          {t('delete.cancel')}
        </Button>
      </Form>
      {dialog}
    </Sheet>
  )
}
