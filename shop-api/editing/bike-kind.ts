import { and, count, eq, inArray, or, ne } from 'drizzle-orm'
import type { AdminBike, BikeInput } from '#contract/shapes/admin-bikes.ts'
import { toBikeSearchText } from '#shop-api/catalogue/to-bike-search-text.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { recordChange, takeVersions } from '#shop-api/db/record-change.ts'
import { bikeModelName, bikes, fitments } from '#shop-api/db/schema/bikes.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { createTableKind, type Save } from './create-table-kind.ts'
import { pick } from './pick.ts'
import { refuseInUse } from './refuse-in-use.ts'
import { toBikePath } from '#src/rules/page/page-paths.ts'

type Counted = Pick<AdminBike, 'fitment_count'>

const FIELDS = [
  'key',
  'maker_key',
  'maker_name',
  'maker_kana',
  'model_key',
  'model_name',
  'model_kana',
  'year_from',
  'year_to',
  'displacement',
  'frame_codes',
] as const satisfies readonly (keyof BikeInput)[]

/** Generations of motorcycles. */
export const bikeKind = createTableKind<typeof bikes, AdminBike, BikeInput, Counted>({
  type: 'bike',
  path: 'bikes',
  toPage: toBikePath,
  table: bikes,
  key: { field: 'key', column: bikes.key },
  // Generations of a model stand on one page.
  changedAs: bikeModelName,
  // It is made of fields of which a change may bring only some.
  insertedWith: { search_text: '' },
  searched: [bikes.maker_name, bikes.maker_kana, bikes.model_name, bikes.model_kana, bikes.key],
  order: [bikes.maker_kana, bikes.model_kana, bikes.year_from],
  toEntry: (row) => pick(row, FIELDS),
  loadParts: (db, _scope, ids) => countFitments(db, ids),
  toRow: (input) => pick(input, FIELDS),
  refuse: requireYearsInOrder,
  async follow(tx, id, save) {
    await nameAlike(tx, id, save, 'maker')
    await nameAlike(tx, id, save, 'model')
    await refreshSearchText(tx, eq(bikes.id, id))
  },
  async makeWay(tx, id) {
    const uses = await tx.$count(fitments, eq(fitments.bike_id, id))
    refuseInUse(uses > 0 ? [EDITOR_ERRORS.use.fitments(uses)] : [])
  },
})

async function countFitments(db: Db, ids: readonly number[]): Promise<(id: number) => Counted> {
  const rows = await db
    .select({ id: fitments.bike_id, count: count() })
    .from(fitments)
    .where(inArray(fitments.bike_id, [...ids]))
    .groupBy(fitments.bike_id)
  const counts = new Map(rows.map((row) => [row.id, row.count]))
  return (id) => ({ fitment_count: counts.get(id) ?? 0 })
}

/** @throws ApiError 422 */
async function requireYearsInOrder(tx: Tx, id: number | undefined, input: Partial<BikeInput>): Promise<void> {
  const [row] = id === undefined ? [] : await tx.select().from(bikes).where(eq(bikes.id, id))
  const { year_from = row?.year_from, year_to = row?.year_to } = input
  if (year_from !== undefined && year_to !== undefined && year_to !== null && year_to < year_from)
    throw invalidField('year_to', 'min', EDITOR_ERRORS.bike_years)
}

/**
 * A maker has one name and a model of a maker has one, in whatever row they stand: what was typed goes to all of them, what was
 * not comes from the others.
 */
async function nameAlike(
  tx: Tx,
  id: number,
  { scope, input, was }: Save<BikeInput>,
  what: 'maker' | 'model',
): Promise<void> {
  const [name, kana] = [`${what}_name`, `${what}_kana`] as const
  const { maker_key, model_key } = input
  const isMoved = maker_key !== undefined || (what === 'model' && model_key !== undefined)
  if (!isMoved && input[name] === undefined && input[kana] === undefined) return
  const [own] = await tx.select().from(bikes).where(eq(bikes.id, id))
  if (!own) return
  const isAlike = and(
    eq(bikes.channel_id, own.channel_id),
    eq(bikes.maker_key, own.maker_key),
    what === 'model' ? eq(bikes.model_key, own.model_key) : undefined,
  )
  const [other] = await tx
    .select()
    .from(bikes)
    .where(and(isAlike, ne(bikes.id, id)))
    .limit(1)
  if (!other) return
  const names = {
    [name]: input[name] ?? other[name],
    [kana]: (was === undefined ? input[kana] || undefined : input[kana]) ?? other[kana],
  }
  const renamed = await tx
    .update(bikes)
    .set(names)
    .where(and(isAlike, or(ne(bikes[name], names[name]!), ne(bikes[kana], names[kana]!))))
    .returning({ id: bikes.id, model: bikeModelName })
  const ids = renamed.map((row) => row.id)
  await refreshSearchText(tx, inArray(bikes.id, ids))
  if (ids.length > 0) {
    const version = await takeVersions(tx, own.channel_id, 1)
    await tx.update(bikes).set({ version }).where(inArray(bikes.id, ids))
  }
  const others = renamed.filter(({ model }) => model !== `${own.maker_key}/${own.model_key}`)
  const models = [...new Set(others.map(({ model }) => model))]
  const changed = models.map((key) => ({ type: 'bike', key, action: 'updated' }) as const)
  await recordChange(tx, { channel_id: own.channel_id, changed, now: scope.now, keeps_counts: true })
}

async function refreshSearchText(tx: Tx, condition: ReturnType<typeof eq>): Promise<void> {
  for (const row of await tx.select().from(bikes).where(condition)) {
    const search_text = toBikeSearchText(row)
    if (search_text === row.search_text) continue
    await tx.update(bikes).set({ search_text }).where(eq(bikes.id, row.id))
  }
}
