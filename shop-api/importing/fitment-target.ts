import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { type FitmentInput, FitmentInputSchema } from '#contract/shapes/admin-bikes.ts'
import { toOneLine } from '#contract/typed-text.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { isShownAt, type Publication as Dates } from '#shop-api/db/is-shown.ts'
import { takeVersions } from '#shop-api/db/record-change.ts'
import { bikeModelName, bikes, fitments } from '#shop-api/db/schema/bikes.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { settleFitKinds } from '#shop-api/editing/settle-fit-kinds.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { toLabel } from './columns.ts'
import { type Entry, EntryFaults, type Fault } from './entry.ts'
import type { ChunkWriter, ImportScope, ImportTarget, Written } from './import-scope.ts'
import { type Place, toFaults } from './to-faults.ts'

const readWord = ({ rows: [{ values }] }: Entry, field: string): string =>
  typeof values[field] === 'string' ? toOneLine(values[field]) : ''

const toPlace =
  ({ rows: [{ line }] }: Entry): Place =>
  ([field]) => ({ line, column: field === undefined ? null : toLabel('fitments', String(field)) })

const toName = (entry: Entry) => `${readWord(entry, 'code')} ${readWord(entry, 'bike_key')}`

/** What a fitment says. */
type Said = Pick<FitmentInput, 'state' | 'note'>

/** Fitments, by part number and bike. A shop has very many, so all of a chunk that are good are written at once. */
export const fitmentTarget: ImportTarget = {
  toName,
  toPlace,
  async open(tx, scope, entries): Promise<ChunkWriter> {
    const variations = await loadVariations(tx, scope, entries)
    const known = await loadBikes(tx, scope, entries)
    const saidOf = await loadSaid(
      tx,
      [...variations.values()].map(({ product_id }) => product_id),
      [...known.values()].map(({ id }) => id),
    )

    const judge = (entry: Entry) => {
      const variation = variations.get(readWord(entry, 'code'))
      const bike = known.get(readWord(entry, 'bike_key'))
      const pair = variation && bike && toPair(variation.product_id, bike.id)
      const { input, faults } = readSaid(entry, pair ? saidOf.get(pair) : undefined)
      const add = (field: string, label: string) => {
        const at = toPlace(entry)([field])
        if (!faults.some(({ column }) => column === at.column))
          faults.push({ ...at, reason: EDITOR_ERRORS.unknown(label) })
      }
      if (!variation) add('code', EDITOR_ERRORS.part_number)
      if (!bike) add('bike_key', EDITOR_ERRORS.bike)
      return { entry, variation, bike, pair, input, faults }
    }

    async function writeMany(sub: Tx, joined: readonly Entry[]): Promise<Written[]> {
      const now = new Map<string, { said: Said; row: Omit<Row, keyof Said> }>()
      const written: Written[] = []
      for (const entry of joined) {
        const { variation, bike, pair, input, faults } = judge(entry)
        if (!variation || !bike || !pair || faults.length > 0) throw new EntryFaults(faults)
        const before = now.get(pair)?.said ?? saidOf.get(pair)
        const said = { ...before, ...input } as Said
        const { product_id, model_id, key } = variation
        const is_seen = isShownAt(variation, scope.now)
        const outcome = !before ? 'created' : isAlike(before, said) ? 'unchanged' : 'updated'
        const told = { action: 'updated', is_held_back: false, is_seen } as const
        written.push({
          outcome,
          changes:
            outcome === 'unchanged'
              ? []
              : [
                  { type: 'product', key, ...told },
                  { type: 'bike', key: bike.model, ...told },
                ],
          warnings: [],
        })
        if (outcome !== 'unchanged') now.set(pair, { said, row: { product_id, model_id, bike_id: bike.id } })
      }
      await save(
        sub,
        scope,
        [...now.values()].map(({ said, row }) => ({ ...said, ...row })),
      )
      // A file may come back to a fitment.
      for (const [pair, { said }] of now) saidOf.set(pair, said)
      return written
    }

    return {
      forget: () => {},
      canJoin: (entry) => judge(entry).faults.length === 0,
      writeMany,
      write: async (sub, entry) => (await writeMany(sub, [entry]))[0]!,
    }
  },
}

const toPair = (product_id: number, bike_id: number) => `${product_id} ${bike_id}`
const isAlike = (one: Said, other: Said) => one.state === other.state && one.note === other.note

/** What an entry says beyond its names; of a fitment that is there perhaps only some of it. */
function readSaid(entry: Entry, before: Said | undefined): { input: Partial<Said>; faults: Fault[] } {
  const { values } = entry.rows[0]
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const whole = { note: '', ...before, ...given }
  const parsed = FitmentInputSchema.safeParse(whole)
  if (!parsed.success) return { input: {}, faults: toFaults(parsed.error.issues, whole, toPlace(entry)) }
  const { state, note } = parsed.data
  return { input: { state, note }, faults: [] }
}

interface Variation extends Dates {
  product_id: number
  model_id: number
  /** Of its product. */
  key: string
}

async function loadVariations(
  tx: Tx,
  { channel_id }: ImportScope,
  entries: readonly Entry[],
): Promise<Map<string, Variation>> {
  const { key, is_draft, published_at, close_at } = product_models
  const codes = [...new Set(entries.map((entry) => readWord(entry, 'code')))]
  const rows = await tx
    .select({
      code: products.code,
      product_id: products.id,
      model_id: products.model_id,
      key,
      is_draft,
      published_at,
      close_at,
    })
    .from(products)
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .where(and(eq(products.channel_id, channel_id), inArray(products.code, codes)))
  return new Map(rows.map(({ code, ...row }) => [code, row]))
}

/** Bikes by key: their ids, and what a change names their models by. */
async function loadBikes(
  tx: Tx,
  { channel_id }: ImportScope,
  entries: readonly Entry[],
): Promise<Map<string, { id: number; model: string }>> {
  const keys = [...new Set(entries.map((entry) => readWord(entry, 'bike_key')))]
  const rows = await tx
    .select({ id: bikes.id, key: bikes.key, model: bikeModelName })
    .from(bikes)
    .where(and(eq(bikes.channel_id, channel_id), inArray(bikes.key, keys)))
  return new Map(rows.map(({ key, ...bike }) => [key, bike]))
}

async function loadSaid(
  tx: Tx,
  product_ids: readonly number[],
  bike_ids: readonly number[],
): Promise<Map<string, Said>> {
  const { product_id, bike_id, state, note } = fitments
  const rows = await tx
    .select({ product_id, bike_id, state, note })
    .from(fitments)
    .where(and(inArray(product_id, [...product_ids]), inArray(bike_id, [...bike_ids])))
  return new Map(
    rows.map(({ state, note, ...row }) => [toPair(row.product_id, row.bike_id), { state, note }]),
  )
}

type Row = Said & Pick<typeof fitments.$inferInsert, 'product_id' | 'model_id' | 'bike_id'>

async function save(tx: Tx, { channel_id }: ImportScope, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const models = [...new Set(rows.map(({ model_id }) => model_id))]
  const own = tx
    .select({ one: sql`1` })
    .from(fitments)
    .where(eq(fitments.model_id, product_models.id))
  const without = await tx
    .select({ id: product_models.id })
    .from(product_models)
    .where(and(inArray(product_models.id, models), notExists(own)))
  const first = (await takeVersions(tx, channel_id, rows.length)) - rows.length + 1
  await tx
    .insert(fitments)
    .values(rows.map((row, at) => ({ ...row, channel_id, version: first + at })))
    .onConflictDoUpdate({
      target: [fitments.product_id, fitments.bike_id],
      set: {
        state: sql`excluded.state`,
        note: sql`excluded.note`,
        version: sql`excluded.version`,
      },
    })
  const entered = without.map(({ id }) => id)
  await settleFitKinds(tx, entered, entered)
}
