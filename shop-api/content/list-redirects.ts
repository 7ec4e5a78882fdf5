import { and, asc, eq, inArray } from 'drizzle-orm'
import { toRedirectAddress } from '#contract/redirect-address.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { redirects } from '#shop-api/db/schema/redirects.ts'
import type { PageRange } from '#shop-api/http/paging.ts'

/** Chains longer than this end here; each link of them leads on by itself. */
const MAX_STEPS = 20

/** A page of the redirects by address. Chains are followed to their end, so that a browser is sent once. */
export async function listRedirects(
  db: Db,
  { channel_id, now }: { channel_id: number; now: Date },
  { limit, offset }: PageRange,
) {
  const isLive = and(eq(redirects.channel_id, channel_id), isShown(redirects, now))
  const [rows, total] = await Promise.all([
    db
      .select({ from: redirects.from, to: redirects.to })
      .from(redirects)
      .where(isLive)
      .orderBy(asc(redirects.from))
      .limit(limit)
      .offset(offset),
    db.$count(redirects, isLive),
  ])
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const targets = [...new Set(rows.flatMap(({ to }) => toRedirectAddress(to) ?? []))]
    if (targets.length === 0) break
    const links = await db
      .select({ from: redirects.from, to: redirects.to })
      .from(redirects)
      .where(and(isLive, inArray(redirects.from, targets)))
    if (links.length === 0) break
    const next = new Map(links.map(({ from, to }) => [from, to]))
    for (const row of rows) row.to = next.get(toRedirectAddress(row.to) ?? '') ?? row.to
  }
  return { data: rows, total }
}
