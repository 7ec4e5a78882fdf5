import type { Import } from '#contract/shapes/imports.ts'
import type { imports } from '#shop-api/db/schema/imports.ts'

export type ImportRow = typeof imports.$inferSelect

/** An import as the staff see it. */
export function toImport(row: ImportRow, now: Date): Import {
  const { id, kind, format, file_name, state, dry_run, all_or_nothing, send_mails, is_checking } = row
  const { lines, line, created, updated, unchanged, failed, unmapped, error } = row
  return {
    id,
    kind,
    format,
    file_name,
    state,
    dry_run,
    all_or_nothing,
    send_mails,
    is_checking,
    lines,
    line,
    created,
    updated,
    unchanged,
    failed,
    unmapped,
    error,
    seconds_left: countSecondsLeft(row, now),
    requested_at: row.requested_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

/** By the pace of the round under way; a first round that only checks is followed by another. */
function countSecondsLeft(
  { state, lines, line, round_began_at, round_began_line, ...row }: ImportRow,
  now: Date,
) {
  const done = line - round_began_line
  if (state !== 'working' || !round_began_at || done <= 0) return null
  const second_round = row.is_checking && !row.dry_run ? lines : 0
  const per_line = (now.getTime() - round_began_at.getTime()) / 1000 / done
  return Math.max(0, Math.round(per_line * (lines - line + second_round)))
}
