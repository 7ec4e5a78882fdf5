import type { Row } from 'postgres'
import type { Release } from '../release.ts'
import type { Database, Transaction } from './database.ts'
import { lock } from './locks.ts'

export function toRelease(row: Row): Release {
  const { id, site, created_at, content_version, inputs_hash, manifest, rewrites, is_closed, stats } = row
  return { id, site, created_at, content_version, inputs_hash, manifest, rewrites, is_closed, stats }
}

export async function listReleases(sql: Database | Transaction, site: string): Promise<Release[]> {
  const rows = await sql`select * from releases where site = ${site} and state = 'ready' order by id desc`
  return rows.map(toRelease)
}

export async function getHead(sql: Database, site: string): Promise<Release | undefined> {
  const [row] =
    await sql`select * from releases where site = ${site} and state = 'ready' order by id desc limit 1`
  return row && toRelease(row)
}

export async function getLive(sql: Database, site: string): Promise<Release | undefined> {
  const [row] = await sql`
    select r.* from releases r join live l on l.release = r.id and l.site = r.site where l.site = ${site}`
  return row && toRelease(row)
}

export async function getPin(sql: Database, site: string): Promise<number | undefined> {
  const [row] = await sql<{ release: number }[]>`select release from pins where site = ${site}`
  return row?.release
}

export async function switchLive(sql: Database, site: string, release: number, pin: number | null) {
  await sql.begin(async (tx) => {
    await lock(tx, `rows ${site}`)
    const known = (await listReleases(tx, site)).map(({ id }) => id)
    if (!known.includes(release)) {
      throw new Error(`Site ${site} has no release ${release}. Kept releases: ${known.join(', ') || 'none'}.`)
    }
    await tx`
      insert into live (site, release) values (${site}, ${release}) on conflict (site) do update set release = ${release}`
    if (pin === null) await tx`delete from pins where site = ${site}`
    else
      await tx`
        insert into pins (site, release) values (${site}, ${pin}) on conflict (site) do update set release = ${pin}`
    await tell(tx, { site })
  })
}

export async function confirmRelease(
  sql: Database,
  release: number,
  inputs_hash: string,
  content_version: number,
): Promise<void> {
  await sql`
    update releases set inputs_hash = ${inputs_hash}, content_version = ${content_version} where id = ${release}`
}

/** Where origins hear that a site shows something else, as a `Told`. */
export const BELL = 'noren_store'

/** What a bell says: a site was switched, or one of its pages was rendered that had been left out. */
export interface Told {
  site: string
  path?: string
}

/** Origins hear it when the transaction stands. */
export async function tell(tx: Transaction, told: Told): Promise<void> {
  await tx`select pg_notify(${BELL}, ${JSON.stringify(told)})`
}
