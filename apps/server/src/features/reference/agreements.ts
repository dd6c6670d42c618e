import { createHash } from 'node:crypto'
import { AppError, type Language } from '@lumi/contracts/errors'
import type { Agreement } from '@lumi/contracts/reference'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { agreementVersions } from './reference.tables.ts'
import { readShippedAgreements } from './shipped-agreements.ts'

/** A new version of an agreement, in both languages: nobody is asked to accept what they cannot read. */
export interface NewAgreementVersion {
  agreementId: string
  version: string
  /** Markdown that starts with a first heading, the title. */
  texts: Record<Language, string>
}

type CurrentAgreement = Agreement & { language: Language }
type Accepted = readonly { agreementId: string; version: string }[]

const cultures = { en: 'en-US', ru: 'ru-RU' } as const
const languages = ['en', 'ru'] as const
/** The order in which agreements are shown; others follow, sorted by name. */
const firstShown = ['user-agreement', 'privacy-policy']
/** Accepted by a parent on a page of its own (decision 013), never by a student. */
export const parentalConsent = 'parental-consent'
const versionForm = /^[\w.-]{1,20}$/

const { publishedAt, content, ...listed } = {
  agreementId: agreementVersions.agreementId,
  version: agreementVersions.version,
  language: agreementVersions.language,
  title: agreementVersions.title,
  contentHash: agreementVersions.contentHash,
  content: agreementVersions.content,
  publishedAt: agreementVersions.publishedAt,
}

type ListedRow = Pick<typeof agreementVersions.$inferSelect, keyof typeof listed>

/** All of today's agreements must be accepted to sign up. */
const asAgreement = <Row extends ListedRow>(row: Row) => ({ ...row, culture: cultures[row.language], required: true })

function asRow(content: string) {
  const title = /^# (.+)$/m.exec(content)?.[1]
  if (title === undefined) throw new AppError('agreement_unreadable')
  return { title, content, contentHash: createHash('sha256').update(content).digest('hex') }
}

export type Agreements = ReturnType<typeof createAgreements>

/** The texts that people accept when they sign up, and again when a text changes. */
export function createAgreements({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const newestFirst = [desc(publishedAt), desc(agreementVersions.version)] as const

  /** The version in force of each agreement, in display order. */
  async function listCurrent(language: Language): Promise<CurrentAgreement[]> {
    const rows = await db
      .selectDistinctOn([agreementVersions.agreementId], listed)
      .from(agreementVersions)
      .where(and(eq(agreementVersions.language, language), ne(agreementVersions.agreementId, parentalConsent)))
      .orderBy(agreementVersions.agreementId, ...newestFirst)
    const place = ({ agreementId }: ListedRow) => {
      const index = firstShown.indexOf(agreementId)
      return index === -1 ? firstShown.length : index
    }
    return rows.map(asAgreement).sort((one, other) => place(one) - place(other))
  }

  /** Checks that each accepted agreement is the version in force. @returns exactly which texts were accepted */
  function assertCurrent(accepted: Accepted, current: readonly CurrentAgreement[]): CurrentAgreement[] {
    const named = accepted.map(({ agreementId, version }) => {
      const inForce = current.find((agreement) => agreement.agreementId === agreementId)
      if (!inForce) throw new AppError('agreement_not_found')
      if (inForce.version !== version) throw new AppError('agreement_outdated')
      return inForce
    })
    return [...new Set(named)]
  }

  async function assertUnpublished(reader: Db, agreementId: string, version: string) {
    const known = await reader
      .selectDistinct({ version: agreementVersions.version })
      .from(agreementVersions)
      .where(eq(agreementVersions.agreementId, agreementId))
    // An unknown name is a typing error: no form would ask for it.
    if (known.length === 0) throw new AppError('agreement_not_found')
    if (known.some((row) => row.version === version)) throw new AppError('agreement_version_exists')
  }

  return {
    listCurrent,

    async get(agreementId: string, language: Language, version?: string) {
      const [found] = await db
        .select({ ...listed, content })
        .from(agreementVersions)
        .where(
          and(
            eq(agreementVersions.agreementId, agreementId),
            eq(agreementVersions.language, language),
            ...(version === undefined ? [] : [eq(agreementVersions.version, version)]),
          ),
        )
        .orderBy(...newestFirst)
        .limit(1)
      if (!found) throw new AppError('agreement_not_found')
      return asAgreement(found)
    },

    assertCurrent: async (accepted: Accepted, language: Language) =>
      assertCurrent(accepted, await listCurrent(language)),

    /** Every required agreement, in the version in force. */
    async assertAccepted(accepted: Accepted, language: Language): Promise<CurrentAgreement[]> {
      const current = await listCurrent(language)
      const named = assertCurrent(accepted, current)
      if (current.some((agreement) => agreement.required && !named.includes(agreement))) {
        throw new AppError('validation_failed', {
          validationErrors: [{ path: 'acceptedAgreements', code: 'agreement_required' }],
        })
      }
      return named
    },

    /**
     * For the operator: puts a new version in force. From now on everybody is asked to accept it.
     * @throws AppError when the version exists, or a text has no title
     */
    async publish({ agreementId, version, texts }: NewAgreementVersion): Promise<void> {
      if (!versionForm.test(version)) throw new AppError('agreement_unreadable')
      const rows = languages.map((language) => ({ agreementId, version, language, ...asRow(texts[language]) }))
      await db.transaction(async (tx) => {
        await assertUnpublished(tx, agreementId, version)
        await tx
          .insert(agreementVersions)
          .values(rows.map((row) => ({ ...row, source: 'operator' as const, publishedAt: clock.now() })))
      })
    },

    /** Stores the texts of this release, except where the operator has published their own. Idempotent. */
    async seed(): Promise<void> {
      const shipped = readShippedAgreements()
      const operators = await db
        .selectDistinct({ agreementId: agreementVersions.agreementId })
        .from(agreementVersions)
        .where(
          and(
            eq(agreementVersions.source, 'operator'),
            inArray(
              agreementVersions.agreementId,
              shipped.map(({ agreementId }) => agreementId),
            ),
          ),
        )
      const isOperators = new Set(operators.map(({ agreementId }) => agreementId))
      const rows = shipped
        .filter(({ agreementId }) => !isOperators.has(agreementId))
        .map(({ content, ...agreement }) => ({
          ...agreement,
          ...asRow(content),
          source: 'release' as const,
          // The version of a shipped text is its date, so the newest one is in force.
          publishedAt: new Date(`${agreement.version}T00:00:00Z`),
        }))
      if (rows.length > 0) await db.insert(agreementVersions).values(rows).onConflictDoNothing()
    },
  }
}
