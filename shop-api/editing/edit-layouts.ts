import { and, asc, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  type AdminLayout,
  type LayoutInput,
  LayoutPageSchema,
  type LayoutScope,
  LayoutScopeSchema,
} from '#contract/shapes/admin-site.ts'
import { type LayoutBlock, type LayoutName, LayoutNameSchema } from '#contract/shapes/content.ts'
import { ApiError, invalidField, notFound } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { categories } from '#shop-api/db/schema/catalogue.ts'
import { collections } from '#shop-api/db/schema/collections.ts'
import { articles, banners, free_areas, layouts } from '#shop-api/db/schema/content.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditingScope, SavingScope } from './edited-kind.ts'
import { recordSave } from './record-save.ts'
import { requireVersion } from './require-version.ts'

/** Frames an editor may give to a page. The others belong to special states of a shop. */
const PAGE_FRAMES: readonly LayoutName[] = ['default', 'sample', 'simple']

interface LayoutAddress {
  scope: LayoutScope
  name: string
}

/** The shared layout of every frame, and the layouts of pages that have one. */
export async function listAdminLayouts(db: Db, { channel_id }: EditingScope): Promise<AdminLayout[]> {
  const rows = await db
    .select()
    .from(layouts)
    .where(eq(layouts.channel_id, channel_id))
    .orderBy(asc(layouts.scope), asc(layouts.name))
  const written = rows.map(({ scope, name, frame, blocks, version }) => ({
    scope,
    name,
    layout: frame,
    blocks,
    version,
  }))
  const frames = LayoutNameSchema.options.map(
    (name): AdminLayout =>
      written.find((one) => one.scope === 'shared' && one.name === name) ?? {
        scope: 'shared',
        name,
        layout: name,
        blocks: [],
        version: 0,
      },
  )
  return [...frames, ...written.filter(({ scope }) => scope === 'page')]
}

/** @throws ApiError 404 for what is no name of a layout */
export function requireLayoutAddress(address: { scope: string; name: string }): LayoutAddress {
  const scope = LayoutScopeSchema.safeParse(address.scope)
  const name = LayoutPageSchema.safeParse(address.name)
  if (!scope.success || !name.success) throw notFound(EDITOR_ERRORS.no_frame)
  return { scope: scope.data, name: name.data }
}

/** @throws ApiError 404 for a frame there is not, 409, 422 for what the shop does not have */
export async function writeLayout(
  db: Db,
  saving: SavingScope,
  { scope, name, layout, blocks, version }: LayoutAddress & LayoutInput,
): Promise<AdminLayout> {
  const { channel_id } = saving
  const frame = requireFrame({ scope, name }, layout)
  return db.transaction(async (tx) => {
    await lockEditing(tx, channel_id)
    const isLayout = and(eq(layouts.channel_id, channel_id), eq(layouts.scope, scope), eq(layouts.name, name))
    const [before] = await tx.select().from(layouts).where(isLayout)
    requireVersion(version, before?.version ?? 0)
    await requireBlocks(tx, channel_id, blocks)
    const written = { frame, blocks }
    const answer = { scope, name, layout: frame, blocks }
    const was = {
      frame: before?.frame ?? (scope === 'page' ? 'default' : frame),
      blocks: before?.blocks ?? [],
    }
    if (isSame(was, written)) return { ...answer, version: before?.version ?? 0 }
    await tx
      .insert(layouts)
      .values({ channel_id, scope, name, ...written })
      .onConflictDoUpdate({ target: [layouts.channel_id, layouts.scope, layouts.name], set: written })
    const change = {
      type: 'layout',
      key: `${scope}:${name}`,
      action: before ? 'updated' : 'created',
    } as const
    const things = [
      {
        key: change.key,
        before: before ? { layout: was.frame, blocks: was.blocks } : null,
        after: { layout: frame, blocks },
      },
    ]
    const save = { kind: 'layouts', things, changed: [change] }
    return { ...answer, version: await recordSave(tx, saving, save) }
  })
}

function requireFrame({ scope, name }: LayoutAddress, layout: LayoutName | undefined): LayoutName {
  if (scope === 'page') {
    const frame = layout ?? 'default'
    if (!PAGE_FRAMES.includes(frame)) throw invalidField('layout', 'choice', EDITOR_ERRORS.page_frame)
    return frame
  }
  const shared = LayoutNameSchema.safeParse(name)
  if (!shared.success) throw notFound(EDITOR_ERRORS.no_frame)
  if (layout !== undefined && layout !== name)
    throw invalidField('layout', 'choice', EDITOR_ERRORS.shared_frame)
  return shared.data
}

interface Place {
  table: PgTable & { channel_id: PgColumn }
  code: PgColumn
  label: string
  /** The target of an empty code is always there. */
  may_be_empty: boolean
}

const places: Record<LayoutBlock['kind'], Place> = {
  free_area: {
    table: free_areas,
    code: free_areas.code,
    label: EDITOR_ERRORS.free_area,
    may_be_empty: false,
  },
  banners: { table: banners, code: banners.area, label: EDITOR_ERRORS.banner_area, may_be_empty: false },
  collection: {
    table: collections,
    code: collections.alias,
    label: EDITOR_ERRORS.collection,
    may_be_empty: false,
  },
  news: { table: articles, code: articles.category, label: EDITOR_ERRORS.news_category, may_be_empty: true },
  products: { table: categories, code: categories.key, label: EDITOR_ERRORS.category, may_be_empty: true },
}

/** @throws ApiError 422 beside each block that shows nothing this shop has */
async function requireBlocks(tx: Tx, channel_id: number, blocks: readonly LayoutBlock[]): Promise<void> {
  const errors = []
  for (const [at, { kind, code }] of blocks.entries()) {
    const { table, code: column, label, may_be_empty } = places[kind]
    if (code === '' && may_be_empty) continue
    const known = await tx.$count(table, and(eq(table.channel_id, channel_id), eq(column, code)))
    const message = code === '' ? EDITOR_ERRORS.choose(label) : EDITOR_ERRORS.unknown(label)
    if (known === 0) errors.push({ field: `blocks.${at}.code`, code: 'choice', message })
  }
  if (errors.length > 0) throw new ApiError(422, { code: 'validation', message: EDITOR_ERRORS.check, errors })
}

function isSame(a: { frame: string; blocks: LayoutBlock[] }, b: typeof a): boolean {
  const toText = ({ frame, blocks }: typeof a) =>
    JSON.stringify([frame, ...blocks.map(({ place, kind, code }) => [place, kind, code])])
  return toText(a) === toText(b)
}
