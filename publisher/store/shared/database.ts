import postgres, { type Options, type Sql, type TransactionSql } from 'postgres'
import { CONNECTION_SETTINGS } from '#running/connection-settings.ts'
import { outliveConnections } from '#running/outlive-connections.ts'
import { SCHEMA } from './schema.ts'

export type Database = Sql<{ bigint: number }>
export type Transaction = TransactionSql<{ bigint: number }>

/** Connections a process opens at most; the one that holds locks is another. */
const CONNECTIONS = 10
const IDLE_S = 60
const CONNECTING_S = 10
const FOLLOWING = { connections: 2, terms: { connect_timeout: 2, backoff: () => 0.25 } }
/** A machine that is cut off keeps its locks for half a minute at most. */
const KEEPALIVE = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 }

/** What a store asks. Nothing is asked before the first query. */
export interface Databases {
  sql: Database
  /** A connection of its own, to hold locks (locks.ts). */
  connectAlone: () => Database
  /** Connections of an origin, which give up soon and try again soon (line.ts). */
  connectToFollow: () => Database
}

/** @param url `postgres://…` */
export function openDatabases(url: string): Databases {
  return {
    sql: connect(url, { max: CONNECTIONS, idle_timeout: IDLE_S }),
    // Closed by whoever opened it alone, however long nothing is asked: a lock goes with it.
    connectAlone: () => connect(url, { max: 1, idle_timeout: 0, max_lifetime: null }),
    connectToFollow: () => connect(url, { max: FOLLOWING.connections, ...FOLLOWING.terms }),
  }
}

function connect(url: string, of_its_own: Options<never>): Database {
  const client = postgres(url, {
    connect_timeout: CONNECTING_S,
    connection: {
      search_path: SCHEMA,
      application_name: 'noren store',
      ...KEEPALIVE,
      ...CONNECTION_SETTINGS,
    },
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    onnotice: () => {},
    ...of_its_own,
  })
  return outliveConnections(client)
}
