import type { SharedSite } from './shared-site.ts'

/**
 * Brings bytes into the bucket that are not there yet: what a document of the site names is. They are written down first, so
 * that they are found again when whoever sends them dies.
 */
export async function sendNew({ sql, name: site, blobs }: SharedSite, hashes: string[]): Promise<void> {
  const wanted = [...new Set(hashes)]
  if (wanted.length === 0) return
  const rows = await sql<{ hash: string }[]>`
    insert into loose_blobs (site, hash)
    select ${site}, hash from unnest(${wanted}::text[]) as w(hash)
    where not exists (select from documents where site = ${site} and hash = w.hash)
    on conflict (site, hash) do update set hash = excluded.hash
    returning hash`
  await blobs.send(rows.map(({ hash }) => hash))
}
