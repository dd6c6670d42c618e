import type { ReactNode } from 'react'
import { BrandLink } from '../../ui/brand.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import styles from './auth-page.module.css'
import { DemoExchange } from './demo-exchange.tsx'

interface AuthPageProps {
  /** The slogan on the board. */
  title: string
  /** One sentence under the slogan: what this is. */
  about?: string | undefined
  /** Title of the form; phones show only the title of the board. Absent if the content has its own. */
  heading?: string | undefined
  /** Language and theme; passed in by the route because they belong to another feature. */
  tools: ReactNode
  children: ReactNode
}

/** The frame of guest pages: the green board with a sample exchange, and the form on a sheet beside or over it. */
export function AuthPage({ title, about, heading, tools, children }: AuthPageProps) {
  return (
    <div className={`${styles.page} page-transition`}>
      <header className={`${styles.hero} board`}>
        <div className={styles.bar}>
          <BrandLink to="/" />
          {tools}
        </div>
        <h1 className={styles.title} tabIndex={-1}>
          <Phrases>{title}</Phrases>
        </h1>
        {about && <p className={styles.about}>{about}</p>}
        <DemoExchange className={styles.demo} />
        <Lumi mood="happy" className={styles.peek} />
      </header>
      <main className={styles.sheet}>
        <BrandLink to="/" className={styles.deskBrand} />
        <div className={styles.content}>
          {heading && <h2 className={styles.heading}>{heading}</h2>}
          {children}
        </div>
      </main>
    </div>
  )
}
