import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { import_pieces } from '#shop-api/db/schema/imports.ts'
import type { Entry } from './entry.ts'
import { readEntries } from './read-entries.ts'
import { readLines } from './read-lines.ts'
import { readRows, type Unmapped } from './read-rows.ts'
import { refuseTwice } from './refuse-twice.ts'
import type { ImportRow } from './to-import.ts'

/** The things of a kept file, a megabyte of it in memory at a time. @throws UnreadableFile */
export function readFile(db: Db | Tx, row: ImportRow, unmapped: Unmapped): AsyncGenerator<Entry> {
  const lines = readLines(readPieces(db, row.id), row.encoding)
  return refuseTwice(readEntries(readRows(lines, row, unmapped)))
}

async function* readPieces(db: Db | Tx, import_id: number): AsyncGenerator<Uint8Array> {
  const positions = await db
    .select({ position: import_pieces.position })
    .from(import_pieces)
    .where(eq(import_pieces.import_id, import_id))
    .orderBy(asc(import_pieces.position))
  for (const { position } of positions) {
    const [piece] = await db
      .select({ contents: import_pieces.contents })
      .from(import_pieces)
      .where(and(eq(import_pieces.import_id, import_id), eq(import_pieces.position, position)))
    if (piece) yield piece.contents
  }
}
