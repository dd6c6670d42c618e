import { createHash } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { rows } from '../../platform/db.ts'
import { OpsRefusal } from '../../platform/ops/ops-command.ts'
import { catalogueVersions } from './billing.tables.ts'
import { Catalogue, faultsOf, shippedCatalogue } from './catalogue.ts'

const hashOf = (content: Catalogue) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Reads what an operator wrote. Throws an `OpsRefusal` that names what is wrong. */
export function readCatalogue(text: string): Catalogue {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new OpsRefusal('The file is not JSON.')
  }
  const parsed = Catalogue.safeParse(json)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new OpsRefusal(`The catalog is not right at ${issue?.path.join('.') || 'its top'}.`)
  }
  const faults = faultsOf(parsed.data)
  if (faults.length > 0) throw new OpsRefusal(`The catalog cannot be sold from: ${faults.join('; ')}.`)
  return parsed.data
}

export type Catalogues = ReturnType<typeof createCatalogues>

/** Versions of what is sold; the highest one is in force. */
export function createCatalogues({ db, clock }: { db: Db; clock: Clock }) {
  async function find(reader: Db): Promise<Catalogue | undefined> {
    const [newest] = await reader
      .select({ content: catalogueVersions.content })
      .from(catalogueVersions)
      .orderBy(desc(catalogueVersions.version))
      .limit(1)
    return newest?.content
  }

  return {
    /** The one in force. */
    async get(reader: Db = db): Promise<Catalogue> {
      return (await find(reader)) ?? shippedCatalogue
    },

    /** Stores the shipped catalogue unless a version is there already. */
    async seed(): Promise<void> {
      await rows(
        db,
        sql`insert into catalogue_versions (version, content, content_hash, applied_at)
            select ${shippedCatalogue.version}, ${JSON.stringify(shippedCatalogue)}::jsonb, ${hashOf(shippedCatalogue)},
              ${clock.now().toISOString()}::timestamptz
            where not exists (select 1 from catalogue_versions)
            on conflict do nothing`,
      )
    },

    /** Puts a higher version in force. The same one again changes nothing. */
    async apply(catalogue: Catalogue): Promise<'applied' | 'known'> {
      const contentHash = hashOf(catalogue)
      const stored = await db
        .insert(catalogueVersions)
        .values({ version: catalogue.version, content: catalogue, contentHash, appliedAt: clock.now() })
        .onConflictDoNothing()
        .returning({ version: catalogueVersions.version })
      const versions = await db
        .select({ version: catalogueVersions.version, contentHash: catalogueVersions.contentHash })
        .from(catalogueVersions)
        .orderBy(desc(catalogueVersions.version))
      if (stored.length > 0) return 'applied'
      const same = versions.find(({ version }) => version === catalogue.version)
      if (same?.contentHash === contentHash) return 'known'
      throw new OpsRefusal(
        `There is another version ${catalogue.version} already; give this one a number above ${versions[0]?.version}.`,
      )
    },
  }
}
