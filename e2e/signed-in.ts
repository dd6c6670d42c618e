import type { BrowserContext } from '@playwright/test'
import type { Product } from './product.ts'

export interface MadeStudent {
  studentId: string
  email: string
  /** Value of a `Cookie` header: both session cookies. */
  cookie: string
}

/** Confirmed students with a session, created by the test hook without hashing passwords. */
export async function makeStudents(
  product: Product,
  count: number,
  wanted: {
    messagesLeft?: number
    languageId?: number
    password?: string
    hasAccepted?: boolean
    /** Null: not asked yet. The default is old enough. */
    birthDate?: string | null
    /** A parent has agreed; for an underage student. */
    hasConsent?: boolean
    /** False: the onboarding still asks. By default it is finished, unless the birth date has not been asked yet. */
    isOnboarded?: boolean
  } = {},
): Promise<MadeStudent[]> {
  const { students } = await product.hook<{ students: MadeStudent[] }>('students', {
    count,
    languageId: wanted.languageId,
    password: wanted.password,
    hasAccepted: wanted.hasAccepted,
    birthDate: wanted.birthDate,
    hasConsent: wanted.hasConsent,
    isOnboarded: wanted.isOnboarded,
  })
  if (wanted.messagesLeft !== undefined) {
    for (const { studentId } of students) {
      await product.hook('set-messages-left', { studentId, messagesLeft: wanted.messagesLeft })
    }
  }
  return students
}

/** Puts a student's session into a browser, as signing in would. */
export async function enter(context: BrowserContext, product: Product, student: MadeStudent): Promise<void> {
  const { hostname } = new URL(product.url)
  await context.addCookies(
    student.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const isAccess = name.startsWith('__Host-')
      return {
        name,
        value,
        secure: true,
        httpOnly: true,
        sameSite: 'Lax' as const,
        // `__Host-` cookies have no domain, so they are set by address.
        ...(isAccess ? { url: `https://${hostname}/` } : { domain: hostname, path: '/api/v1/auth' }),
      }
    }),
  )
  await context.addInitScript(() => {
    // Blank pages, such as the accessibility check opens, have no storage.
    if (location.origin === 'null') return
    if (!localStorage.getItem('isAuthenticated')) localStorage.setItem('isAuthenticated', 'true')
  })
}
