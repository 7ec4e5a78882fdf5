import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportKindSchema } from '#contract/shapes/imports.ts'
import { requireSite } from '#sites/load-sites.ts'
import { openAdminApi } from '../admin-api.ts'
import { createSteps } from '../steps.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

const kinds = ImportKindSchema.options

export const exportData: Command = {
  usage: `export-data <site> [--kind ${kinds.join('|')}] [--to <folder>]`,
  summary:
    'write products, members, news, old addresses, bikes, fitments and agreed prices as files that can be taken in again',
  help: `<kind>.csv (UTF-8, for spreadsheets) and <kind>.jsonl of every kind, or of the one named, into <site>-data/ or --to.
The same shop always gives the same bytes, and \`noren import\` takes them in. Passwords, orders and photographs are not in them.
NOREN_API says where the API is, ADMIN_TOKEN opens it; without a running API one is started.
Example: noren export-data kissa --kind products --to backup/`,
  async run([name = ''], flags) {
    const site = await requireSite(name)
    const chosen = kinds.filter((kind) => flags.kind === undefined || flags.kind === kind)
    if (chosen.length === 0) throw new Error(`'${flags.kind}' is no kind. Kinds: ${kinds.join(', ')}.`)
    const folder = flags.to ?? `${site.name}-data`
    const steps = createSteps(flags.json ? process.stderr : process.stdout)
    const api = await openAdminApi(site, () => {})
    const files: string[] = []
    try {
      await mkdir(folder, { recursive: true })
      for (const kind of chosen) {
        // The calls of members and of companies' prices have the shapes of the others.
        const call = (
          kind === 'members' || kind === 'contract-prices'
            ? 'GET /v1/admin/member-exports'
            : 'GET /v1/admin/exports'
        ) as 'GET /v1/admin/exports'
        await steps.run(kind, async () => {
          for (const as of ['csv', 'jsonl'] as const) {
            const file = join(folder, `${kind}.${as}`)
            await writeFile(file, await api.read(call, { query: { kind: kind as 'products', as } }))
            files.push(file)
          }
          return files.slice(-2).join(', ')
        })
      }
    } finally {
      await api.stop()
    }
    if (flags.json) print({ site: site.name, files })
  },
}
