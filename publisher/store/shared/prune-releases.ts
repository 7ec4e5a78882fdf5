import { deleteRows } from './document-rows.ts'
import { removeLoose } from './remove-loose.ts'
import { tell } from './releases.ts'
import type { SharedSite } from './shared-site.ts'
import { KEPT_FOR_READERS_MS, KEPT_RELEASES } from '../terms.ts'

/** Forgets old releases; and bytes that are old, unless somebody publishes the site now. @returns how many went */
export async function pruneReleases(shared: SharedSite, kept = KEPT_RELEASES, now = new Date()) {
  const { sql, locks, name: site } = shared
  const before = new Date(now.getTime() - KEPT_FOR_READERS_MS).toISOString()
  const releases = await sql.begin(async (tx) => {
    const forgotten = await tx<{ id: number }[]>`
      delete from releases where site = ${site} and state = 'ready'
        and id not in (select release from live where site = ${site})
        and id not in (select id from releases where site = ${site} and state = 'ready' order by id desc limit ${kept})
        and id not in (
          select id from (
            select id, manifest ->> 'code_hash' as code, lead(manifest ->> 'code_hash') over later as next_code,
              lead(created_at) over later as replaced_at
            from releases where site = ${site} and state = 'ready' window later as (order by id)) as r
          where code <> next_code and replaced_at >= ${before})
      returning id`
    if (forgotten.length === 0) return 0
    const oldest = Math.min(...forgotten.map(({ id }) => id))
    const hashes = await deleteRows(
      tx,
      site,
      tx`d.to_release > ${oldest} and not exists (
        select from releases r where r.site = ${site} and r.id >= d.from_release and r.id < d.to_release)`,
    )
    await tx`
      insert into loose_blobs (site, hash, ended_at)
      select ${site}, unnest(${[...new Set(hashes)]}::text[]), ${now}::timestamptz
      on conflict (site, hash) do update set ended_at = excluded.ended_at`
    return forgotten.length
  })
  const held = await locks.tryHolding(`site ${site}`)
  if (!held) return { releases, blobs: 0 }
  try {
    return { releases, blobs: await removeLoose(shared, held, now) }
  } finally {
    await held.release()
  }
}

/** Forgets everything that was ever published of it, once nobody publishes it any more. */
export async function removeSite(shared: SharedSite): Promise<void> {
  const { sql, locks, name: site } = shared
  const held = await locks.tryHolding(`site ${site}`)
  if (!held) throw new Error(`Site ${site} is being published; it is removed when that has ended.`)
  try {
    await sql.begin(async (tx) => {
      await tx`delete from live where site = ${site}`
      await tx`delete from pins where site = ${site}`
      const hashes = await deleteRows(tx, site, tx`true`)
      await tx`delete from releases where site = ${site}`
      await tx`
        insert into loose_blobs (site, hash) select ${site}, unnest(${[...new Set(hashes)]}::text[]) on conflict do nothing`
      await tx`update loose_blobs set ended_at = null where site = ${site}`
      await tell(tx, { site })
    })
    await removeLoose(shared, held)
  } finally {
    await held.release()
  }
}
