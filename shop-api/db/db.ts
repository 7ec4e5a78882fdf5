import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The one database type, whether PGlite or PostgreSQL answers. Raw `db.execute` answers differently in the two
 * drivers and is typed away on purpose: read with `db.select`.
 */
export type Db = PgDatabase<PgQueryResultHKT>

/** What `db.transaction` hands to its callback; a `Tx` may be passed wherever a `Db` is read or written. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
