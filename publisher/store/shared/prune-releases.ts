import { tryHolding } from './database.ts'
import { deleteRows } from './document-rows.ts'
import { removeLoose } from './remove-loose.ts'
import { tell } from './releases.ts'
import type { SharedSite } from './shared-site.ts'
import { KEPT_RELEASES } from '../terms.ts'

/** Forgets old releases; their bytes, too, unless somebody publishes the site now. @returns how many went */
export async function pruneReleases(shared: SharedSite, kept = KEPT_RELEASES) {
  const { sql, name: site } = shared
  const releases = await sql.begin(async (tx) => {
    const { count } = await tx`
      delete from releases where site = ${site} and state = 'ready'
        and id not in (select release from live where site = ${site})
        and id not in (select id from releases where site = ${site} and state = 'ready' order by id desc limit ${kept})`
    const hashes = await deleteRows(
      tx,
      site,
      tx`d.to_release is not null and not exists (
        select from releases r where r.site = ${site} and r.id >= d.from_release and r.id < d.to_release)`,
    )
    await tx`
      insert into loose_blobs (site, hash) select ${site}, unnest(${[...new Set(hashes)]}::text[]) on conflict do nothing`
    return count
  })
  const held = await tryHolding(shared, `site ${site}`)
  if (!held) return { releases, blobs: 0 }
  try {
    return { releases, blobs: await removeLoose(shared, held) }
  } finally {
    await held.release()
  }
}

/** Forgets everything that was ever published of it, once nobody publishes it any more. */
export async function removeSite(shared: SharedSite): Promise<void> {
  const { sql, name: site } = shared
  const held = await tryHolding(shared, `site ${site}`)
  if (!held) throw new Error(`Site ${site} is being published; it is removed when that has ended.`)
  try {
    await sql.begin(async (tx) => {
      await tx`delete from live where site = ${site}`
      await tx`delete from pins where site = ${site}`
      const hashes = await deleteRows(tx, site, tx`true`)
      await tx`delete from releases where site = ${site}`
      await tx`
        insert into loose_blobs (site, hash) select ${site}, unnest(${[...new Set(hashes)]}::text[]) on conflict do nothing`
      await tell(tx, { site })
    })
    await removeLoose(shared, held)
  } finally {
    await held.release()
  }
}
