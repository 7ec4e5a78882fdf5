import { NewSecretSchema, StaffRoleSchema } from '#contract/shapes/staff.ts'
import { requireSite } from '#sites/load-sites.ts'
import { toApiBase } from '#sites/site-config.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

const roles = StaffRoleSchema.options

export const invite: Command = {
  usage: 'invite <site> <e-mail> [--role owner]',
  summary: 'a link by which a person becomes staff of a shop, once, within seven days',
  help: `Roles: ${roles.join(', ')}; owner when none is named. ADMIN_TOKEN opens the editor's side of the API; owners
invite others on their own page.`,
  async run([name = '', email = ''], { json, role = 'owner' }) {
    const site = await requireSite(name)
    const chosen = StaffRoleSchema.safeParse(role)
    if (!chosen.success) throw new Error(`'${role}' is no role. Roles: ${roles.join(', ')}.`)
    const { ADMIN_TOKEN } = process.env
    if (!ADMIN_TOKEN) throw new Error('ADMIN_TOKEN is not set; the API was started with one.')
    const base = toApiBase(site, process.env)
    const response = await fetch(`${base}/${site.channel}/v1/admin/invitations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email, role: chosen.data }),
    }).catch((error: unknown) => {
      throw new Error(`The API at ${base} does not answer; NOREN_API says where it is.`, { cause: error })
    })
    const body: unknown = await response.json()
    if (!response.ok) throw new Error(`The API answered ${response.status}: ${JSON.stringify(body)}`)
    const { token } = NewSecretSchema.parse(body)
    const url = `${base}/${site.channel}/admin/#/invitation/${token}`
    print(json ? { url } : url)
  },
}
