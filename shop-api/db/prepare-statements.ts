import type { Sql, TransactionSql } from 'postgres'

/** How many statements PostgreSQL keeps for each connection. Those asked less often are parsed each time. */
const MAX_PREPARED = 400

/**
 * Has PostgreSQL keep the statements that are asked again and again: such a one takes one way there and back instead of
 * two, and is parsed once. Drizzle asks through `unsafe`, which prepares nothing by itself (drizzle-orm issue 6096). Only the
 * first so many that came twice are kept, as some texts depend on how many keys were asked for. A pooler that keeps no
 * statements is told by `?prepare=false` in the database's address.
 */
export function prepareStatements(client: Sql): Sql {
  const seen = new Set<string>()
  const prepared = new Set<string>()

  function isPrepared(query: string): boolean {
    if (prepared.has(query)) return true
    if (prepared.size >= MAX_PREPARED) return false
    if (seen.has(query)) {
      prepared.add(query)
      return true
    }
    if (seen.size >= MAX_PREPARED) seen.clear()
    seen.add(query)
    return false
  }

  function withPrepared<Client extends Sql | TransactionSql>(asked: Client): Client {
    const unsafe = asked.unsafe.bind(asked)
    return Object.assign(asked, {
      unsafe: (query: string, parameters: never[] = [], options = {}) =>
        unsafe(query, parameters, { ...options, prepare: isPrepared(query) }),
    })
  }

  const begin = client.begin.bind(client)
  return Object.assign(withPrepared(client), {
    begin: (work: (tx: TransactionSql) => Promise<unknown>) => begin((tx) => work(withSavepoints(tx))),
  })

  function withSavepoints(tx: TransactionSql): TransactionSql {
    const savepoint = tx.savepoint.bind(tx)
    return Object.assign(withPrepared(tx), {
      savepoint: (work: (inner: TransactionSql) => Promise<unknown>) =>
        savepoint((inner) => work(withSavepoints(inner))),
    })
  }
}
