import type { Database } from './database.ts'

/** A machine that dies while it renders a page gives it up after this. */
const LEASE_S = 30

/** Whether this machine is the one that renders a page that was left out; nobody else does until `leavePage`. */
export async function claimPage(sql: Database, site: string, path: string): Promise<boolean> {
  const { count } = await sql`
    insert into claims (site, path, ends_at) values (${site}, ${path}, now() + ${LEASE_S} * interval '1 second')
    on conflict (site, path) do update set ends_at = excluded.ends_at where claims.ends_at < now()`
  return count > 0
}

export async function leavePage(sql: Database, site: string, path: string): Promise<void> {
  await sql`delete from claims where site = ${site} and path = ${path}`
}
