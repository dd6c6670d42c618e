import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@lumi/contracts/errors'

interface ShippedAgreement {
  agreementId: string
  version: string
  language: Language
  content: string
}

const folder = path.join(import.meta.dirname, 'agreements')
/** A changed text is a new file: what somebody accepted must stay readable. */
const fileName = /^(?<agreementId>[a-z-]+)\.(?<version>\d{4}-\d{2}-\d{2})\.(?<language>en|ru)\.md$/

/** The texts that came with this release. */
export function readShippedAgreements(): ShippedAgreement[] {
  return readdirSync(folder).map((name) => {
    const parts = fileName.exec(name)?.groups as
      | { agreementId: string; version: string; language: Language }
      | undefined
    if (!parts) throw new Error(`${name} is not named like an agreement`)
    return { ...parts, content: readFileSync(path.join(folder, name), 'utf8') }
  })
}
