import { and, eq } from 'drizzle-orm'
import { toRedirectAddress } from '#contract/redirect-address.ts'
import type { AdminRedirect, RedirectInput } from '#contract/shapes/redirect.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { redirects } from '#shop-api/db/schema/redirects.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import { createTableKind } from './create-table-kind.ts'
import { pick } from './pick.ts'

/** Longer chains are walked to here; a loop shows long before. */
const MAX_STEPS = 100

/** Addresses of the old shop. */
export const redirectKind = createTableKind<typeof redirects, AdminRedirect, RedirectInput>({
  type: 'redirect',
  path: 'redirects',
  toPage: (key) => key,
  table: redirects,
  key: { field: 'from', column: redirects.from },
  searched: [redirects.from, redirects.to],
  toEntry: ({ from, to }) => ({ from, to }),
  toRow: (input) => pick(input, ['from', 'to']),
  follow: refuseUseless,
})

/** @throws ApiError 422 for a redirect that comes back to where it began, and for one of the front page */
async function refuseUseless(tx: Tx, id: number): Promise<void> {
  const [start] = await tx.select().from(redirects).where(eq(redirects.id, id))
  if (!start) return
  // Its page is always there, and hosts of files show it whatever the query says.
  if (start.from.split('?')[0] === '/') throw invalidField('from', 'invalid', IMPORT_ERRORS.redirect_home)
  let next = toRedirectAddress(start.to)
  if (next === start.from) throw invalidField('to', 'invalid', IMPORT_ERRORS.redirect_self)
  for (let step = 0; step < MAX_STEPS && next !== undefined; step += 1) {
    const [found] = await tx
      .select({ to: redirects.to })
      .from(redirects)
      .where(and(eq(redirects.channel_id, start.channel_id), eq(redirects.from, next)))
    if (!found) return
    next = toRedirectAddress(found.to)
    if (next === start.from) throw invalidField('to', 'invalid', IMPORT_ERRORS.redirect_loop)
  }
}
