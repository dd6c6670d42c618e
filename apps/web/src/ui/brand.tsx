import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import styles from './brand.module.css'
import { Lumi } from './lumi.tsx'

function Anchor({ className, ...rest }: Omit<ComponentProps<'a'>, 'children'>) {
  const { t } = useTranslation()
  return (
    <a {...rest} className={className ? `${styles.brand} ${className}` : styles.brand}>
      <Lumi size={34} />
      <span>{t('brand')}</span>
    </a>
  )
}

/** Logo and name, linked to the start page. */
export const BrandLink = createLink(Anchor)
