import { useEffect, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { CopyIcon } from '../../ui/icons/copy.tsx'

const copiedShownMs = 2000

export function CopyButton({ text }: { text: () => string | Promise<string> }) {
  const { t } = useTranslation('chat')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedShownMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => setCopied(await copyText(await text()))
  return (
    <IconButton
      label={copied ? t('copied') : t('copy')}
      icon={copied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
      onClick={copy}
    />
  )
}
