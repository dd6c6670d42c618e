import { desc } from 'drizzle-orm'
import * as z from 'zod/mini'
import { inputFile, opsCommand, positional } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Agreements } from './agreements.ts'
import { agreementVersions } from './reference.tables.ts'

const listAgreements = opsCommand({
  name: 'agreements list',
  summary: 'Shows every version of every agreement, the one in force first.',
  arguments: {},
})

const publishAgreement = opsCommand({
  name: 'agreements publish',
  summary: 'Puts a new version of an agreement in force; everybody is asked for it at the next visit.',
  arguments: {
    agreement: positional(z.string(), 'its id, as "agreements list" shows it'),
    version: positional(z.string(), 'the name of the new version, for example its date'),
    en: inputFile('Markdown file of the English text; its first heading is the title'),
    ru: inputFile('Markdown file of the Russian text'),
  },
  confirm: ({ agreement, version }) => `Ask every student to accept version ${version} of ${agreement}?`,
})

export const agreementCommands = [listAgreements, publishAgreement]

export function addAgreementOps({
  db,
  ops,
  agreements,
}: Pick<Platform, 'db' | 'ops'> & { agreements: Pick<Agreements, 'publish'> }) {
  ops.add(listAgreements, async () => {
    const { agreementId, version, language, title, source, publishedAt, contentHash } = agreementVersions
    const found = await db
      .select({ agreementId, version, language, title, source, publishedAt, contentHash })
      .from(agreementVersions)
      .orderBy(agreementId, desc(publishedAt), desc(version), language)
    return {
      rows: found.map((row) => ({
        agreement: row.agreementId,
        version: row.version,
        language: row.language,
        published: row.publishedAt.toISOString(),
        by: row.source,
        sha256: row.contentHash.slice(0, 12),
        title: row.title,
      })),
    }
  })

  ops.add(publishAgreement, async ({ agreement: agreementId, version, en, ru }, { concerns }) => {
    concerns({ target: `${agreementId} ${version}` })
    await agreements.publish({ agreementId, version, texts: { en, ru } })
    return { say: `Version ${version} of ${agreementId} is in force.` }
  })
}
