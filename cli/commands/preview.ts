import { EditedKindSchema } from '#contract/calls/previews.ts'
import { requireSite } from '#sites/load-sites.ts'
import { toApiBase } from '#sites/site-config.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

const kinds = EditedKindSchema.options

export const preview: Command = {
  usage: 'preview <site> <kind> <number>',
  summary: 'a link that shows a draft or a planned thing in its shop for 24 hours',
  help: `Kinds: ${kinds.join(', ')}. The number is the one in the editor's address, #/news/12. ADMIN_TOKEN opens
the editor's side of the API. The link works where \`npm start\` or \`noren serve\` (with PUBLISH_HOOK_SECRET) answers.`,
  async run([name = '', kind = '', number = ''], { json }) {
    const site = await requireSite(name)
    const chosen = EditedKindSchema.safeParse(kind)
    if (!chosen.success) throw new Error(`'${kind}' is no kind of thing. Kinds: ${kinds.join(', ')}.`)
    if (!/^\d+$/.test(number)) throw new Error(`'${number}' is no number: #/${kind}/12 in the editor is 12.`)
    const { ADMIN_TOKEN } = process.env
    if (!ADMIN_TOKEN) throw new Error('ADMIN_TOKEN is not set; the API was started with one.')
    const base = toApiBase(site, process.env)
    const response = await fetch(`${base}/${site.channel}/v1/admin/previews`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: chosen.data, id: Number(number) }),
    }).catch((error: unknown) => {
      throw new Error(`The API at ${base} does not answer; NOREN_API says where it is.`, { cause: error })
    })
    const body = (await response.json()) as { url: string; expires_at: string; message?: string }
    if (!response.ok) throw new Error(`The API answered ${response.status}: ${body.message}`)
    print(json ? body : body.url)
  },
}
