import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { LayoutBlock } from '#contract/shapes/content.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { Change } from '#shop-api/db/record-change.ts'
import { layouts } from '#shop-api/db/schema/content.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditingScope } from './edited-kind.ts'
import { refuseInUse } from './refuse-in-use.ts'

type Target = Pick<LayoutBlock, 'kind' | 'code'>

/** Of a kind that blocks of layouts show: its code is in use while one does. */
export function shownInLayouts(
  kind: LayoutBlock['kind'],
  { table, code }: { table: PgTable & Record<'id', PgColumn>; code: PgColumn },
) {
  return {
    listPlaces: (tx: Tx, scope: EditingScope, _id: number, own: readonly Change[]) =>
      listLayoutPlaces(tx, scope, kind, own),
    async makeWay(tx: Tx, id: number, scope: EditingScope) {
      const [own] = await tx
        .select({ code })
        .from(table as PgTable)
        .where(eq(table.id, id))
      const laidOut = await listLayoutsWith(tx, scope, { kind, code: String(own?.code) })
      refuseInUse(laidOut.map((name) => EDITOR_ERRORS.use.layout(name)))
    },
  }
}

const shows = ({ channel_id }: EditingScope, { kind, code }: Target) =>
  and(
    eq(layouts.channel_id, channel_id),
    sql`${layouts.blocks} @> ${JSON.stringify([{ kind, code }])}::jsonb`,
  )

/** Names of the layouts with a block that shows this. */
export async function listLayoutsWith(tx: Tx, scope: EditingScope, target: Target): Promise<string[]> {
  const rows = await tx
    .select({ name: layouts.name })
    .from(layouts)
    .where(shows(scope, target))
    .orderBy(asc(layouts.name))
  return rows.map(({ name }) => name)
}

/** Blocks follow what they show to its new code. */
export async function renameInLayouts(
  tx: Tx,
  scope: EditingScope,
  { kind, was, is }: { kind: LayoutBlock['kind']; was: string; is: string },
): Promise<void> {
  if (was === is) return
  const rows = await tx
    .select()
    .from(layouts)
    .where(shows(scope, { kind, code: was }))
  for (const { name, scope: of, blocks } of rows) {
    const renamed = blocks.map((block) =>
      block.kind === kind && block.code === was ? { ...block, code: is } : block,
    )
    await tx
      .update(layouts)
      .set({ blocks: renamed })
      .where(and(eq(layouts.channel_id, scope.channel_id), eq(layouts.scope, of), eq(layouts.name, name)))
  }
}

/** Layouts that change with a thing they show: those whose blocks followed it to a new code. */
export async function listLayoutPlaces(
  tx: Tx,
  scope: EditingScope,
  kind: LayoutBlock['kind'],
  own: readonly Change[],
): Promise<Change[]> {
  const places: Change[] = []
  for (const { key } of own.filter(({ action }) => action === 'created')) {
    const rows = await tx
      .select({ scope: layouts.scope, name: layouts.name })
      .from(layouts)
      .where(shows(scope, { kind, code: key }))
      .orderBy(asc(layouts.scope), asc(layouts.name))
    places.push(
      ...rows.map((row) => ({ type: 'layout', key: `${row.scope}:${row.name}`, action: 'updated' }) as const),
    )
  }
  return places
}
