import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { AppError, type Language } from '@lumi/contracts/errors'
import type { Agreement } from '@lumi/contracts/reference'

export interface AgreementText extends Agreement {
  language: Language
  content: string
}

const folder = path.join(import.meta.dirname, 'agreements')
/** A changed text is a new file: what somebody accepted must stay readable. */
const fileName = /^(?<agreementId>[a-z-]+)\.(?<version>\d{4}-\d{2}-\d{2})\.(?<language>en|ru)\.md$/
const cultures = { en: 'en-US', ru: 'ru-RU' } as const

/** The first heading is the title. All of today's agreements must be accepted to sign up. */
function readAgreements(): AgreementText[] {
  return readdirSync(folder).map((name) => {
    const parts = fileName.exec(name)?.groups as
      | { agreementId: string; version: string; language: Language }
      | undefined
    if (!parts) throw new Error(`${name} is not named like an agreement`)
    const content = readFileSync(path.join(folder, name), 'utf8')
    const title = /^# (.+)$/m.exec(content)?.[1]
    if (title === undefined) throw new Error(`${name} has no heading`)
    return {
      ...parts,
      title,
      culture: cultures[parts.language],
      content,
      contentHash: createHash('sha256').update(content).digest('hex'),
      required: true,
    }
  })
}

export type Agreements = ReturnType<typeof createAgreements>

export function createAgreements(texts: readonly AgreementText[] = readAgreements()) {
  /** The newest version of each, in the order in which they are shown. */
  const listCurrent = (language: Language): AgreementText[] =>
    ['user-agreement', 'privacy-policy']
      .map((agreementId) => find(agreementId, language))
      .filter((agreement) => agreement !== undefined)

  const find = (agreementId: string, language: Language, version?: string): AgreementText | undefined =>
    texts
      .filter((text) => text.agreementId === agreementId && text.language === language)
      .filter((text) => version === undefined || text.version === version)
      .sort((one, other) => other.version.localeCompare(one.version))[0]

  return {
    listCurrent,

    get(agreementId: string, language: Language, version?: string): AgreementText {
      const agreement = find(agreementId, language, version)
      if (!agreement) throw new AppError('agreement_not_found')
      return agreement
    },

    /** Every required agreement, in its current version. Answers exactly which texts those are. */
    assertAccepted(accepted: readonly { agreementId: string; version: string }[], language: Language): AgreementText[] {
      const named = accepted.map(({ agreementId, version }) => {
        const current = find(agreementId, language)
        if (!current) throw new AppError('agreement_not_found')
        if (current.version !== version) throw new AppError('agreement_outdated')
        return current
      })
      const isMissing = listCurrent(language).some((agreement) => agreement.required && !named.includes(agreement))
      if (isMissing) {
        throw new AppError('validation_failed', {
          validationErrors: [{ path: 'acceptedAgreements', code: 'agreement_required' }],
        })
      }
      return [...new Set(named)]
    },
  }
}
