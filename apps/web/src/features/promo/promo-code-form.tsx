import { AppError } from '@lumi/contracts/errors'
import { applyUserPromoCode } from '@lumi/contracts/promo'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, notifyError } from '../../lib/errors.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { SealIcon } from '../../ui/icons/seal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { discountText } from './discount-text.ts'
import { applyPromoCode, currentPromoCodeQuery } from './promo.api.ts'
import styles from './promo.module.css'

/** A code of the operator or of a friend, and the discount of the first payment. The route loads the words of `promo`. */
export function PromoCodeForm() {
  const { t, i18n } = useTranslation('promo')
  const { data } = useQuery(currentPromoCodeQuery)
  const [refusal, setRefusal] = useState('')
  const current = data?.current
  return (
    <Form
      schema={applyUserPromoCode.body}
      onSubmit={async ({ code }) => void (await applyPromoCode(code))}
      onFailure={(error) => {
        // A refusal has a sentence of its own; a lost connection is not about the code.
        if (!(error instanceof AppError) || !error.details.body) notifyError(error)
        else if (!error.details.validationErrors) {
          setRefusal(errorText(error))
          return { code: 'refused' }
        }
        return undefined
      }}
    >
      <TextField
        name="code"
        label={t('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        errorTexts={{ refused: refusal }}
        after={
          <SubmitButton size="md" full={false} variant="soft" busy={t('applying')}>
            {t('apply')}
          </SubmitButton>
        }
      />
      <p className={styles.current} role="status">
        {current && (
          <>
            <SealIcon size={20} />
            <span>
              {rich(
                t(`current.${current.kind}`, {
                  code: current.code,
                  off: discountText(current.discount, i18n.language),
                }),
                {
                  b: bold,
                },
              )}
            </span>
          </>
        )}
      </p>
    </Form>
  )
}
