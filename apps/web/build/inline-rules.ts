import * as rules from '@lumi/contracts/product-rules'
import type { Plugin } from 'vite'

const groups = Object.entries(rules as Record<string, unknown>)

/** The literal for `group.name`; undefined: not a plain value. */
function literal(group: string, name: string): string | undefined {
  const values = groups.find(([known]) => known === group)?.[1] as Record<string, unknown> | undefined
  const value = values?.[name]
  return ['number', 'string', 'boolean'].includes(typeof value) ? `(${JSON.stringify(value)})` : undefined
}

/**
 * Writes the numbers of the product where they are used. All pages share the file that defines them, so the first page
 * would carry those of every other page.
 */
export function inlineRules(): Plugin {
  const used = new RegExp(`\\b(${groups.map(([group]) => group).join('|')})\\.(\\w+)\\b(?!['"\`])`, 'g')
  return {
    name: 'lumi:inline-rules',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:apps\/web|packages\/contracts)\/src\/.*\.tsx?(?:$|\?)/, code: /product-rules/ },
      handler: (code) => ({
        code: code.replace(used, (access, group: string, name: string) => literal(group, name) ?? access),
        map: null,
      }),
    },
  }
}
