/** A migration as drizzle-kit writes it. */
export interface Migration {
  tag: string
  sql: string
}

/** What a migration has added so far, which old code knows nothing of. */
interface Added {
  tables: Set<string>
  /** `table.column`, and whether rows that do not name it differ from each other in it. */
  columns: Map<string, { tells_apart: boolean }>
}

/** The first line of a migration that takes something away: what, and the last migration before whose code used it. */
const MARK = /^-- contracts: .+; unused since (\d{4}_\w+)$/m

/**
 * Why old code would not go on working beside a migration: a sentence for each statement that does more than add tables, indexes and
 * columns that may be left out. A migration that takes something away says so in its first line, and writes into `contractions`
 * what code must know afterwards.
 * @param earlier the migrations before it, by name
 */
export function listContractions({ tag, sql }: Migration, earlier: readonly string[]): string[] {
  const added: Added = { tables: new Set(), columns: new Map() }
  const statements = sql.split('--> statement-breakpoint').map(strip).filter(Boolean)
  const taking = statements.filter((statement) => !isAdding(statement, added))
  const [, since] = MARK.exec(sql) ?? []
  if (since === undefined) return taking.map((statement) => `${tag} does more than add: ${statement}`)
  const faults = []
  if (!earlier.includes(since)) faults.push(`${tag} names ${since}, which is no migration before it`)
  if (!taking.includes(`INSERT INTO "contractions" ("needs") VALUES ('${since}')`))
    faults.push(`${tag} does not write into contractions that code must know ${since}`)
  if (taking.length < 2) faults.push(`${tag} is marked as taking something away, and does not`)
  return faults
}

/** Without comments, on one line. */
function strip(statement: string): string {
  return statement
    .replace(/^\s*--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/[; ]+$/, '')
    .trim()
}

function isAdding(statement: string, added: Added): boolean {
  const [, created] = /^CREATE TABLE "(\w+)" \(/.exec(statement) ?? []
  if (created) return Boolean(added.tables.add(created))
  if (/^CREATE (INDEX|SEQUENCE|TYPE|FUNCTION|EXTENSION IF NOT EXISTS) /.test(statement)) return true
  if (/^INSERT INTO (?!"contractions")/.test(statement)) return true
  const [, unique, columns = ''] =
    /^CREATE UNIQUE INDEX "\w+" ON "(\w+)" USING btree \(([^)]*)\)/.exec(statement) ?? []
  if (unique) return isFree(added, unique, columns)
  const [, filled, set = ''] = /^UPDATE "(\w+)" SET (.*?)( FROM | WHERE |$)/.exec(statement) ?? []
  if (filled)
    return [...set.matchAll(/"(\w+)" = /g)].every(([, name]) => added.columns.has(`${filled}.${name}`))
  const [, altered, change = ''] = /^ALTER TABLE "(\w+)" (.+)$/.exec(statement) ?? []
  if (!altered) return false
  return added.tables.has(altered) || isAddingTo(altered, change, added)
}

/** Whether a change of a table that was there before only adds to it. */
function isAddingTo(table: string, change: string, added: Added): boolean {
  const [, column, kind = ''] = /^ADD COLUMN "(\w+)" (.+)$/.exec(change) ?? []
  if (column) {
    const isNumbered = /^(big|small)?serial\b/.test(kind)
    const isOptional = !/ NOT NULL\b/.test(kind)
    added.columns.set(`${table}.${column}`, {
      tells_apart: isNumbered || (isOptional && !/ DEFAULT | GENERATED /.test(kind)),
    })
    return isOptional || isNumbered || / DEFAULT | GENERATED /.test(kind)
  }
  const [, rule, columns = ''] = /^ADD CONSTRAINT "\w+" (UNIQUE|FOREIGN KEY) ?\(([^)]*)\)/.exec(change) ?? []
  return rule !== undefined && isFree(added, table, columns)
}

/** Whether a rule can refuse nothing that old code writes: the table is new, or a column of it that old code leaves empty. */
function isFree({ tables, columns }: Added, table: string, names: string): boolean {
  return (
    tables.has(table) ||
    [...names.matchAll(/"(\w+)"/g)].some(([, name]) => columns.get(`${table}.${name}`)?.tells_apart === true)
  )
}
