import type { createSitePublisher } from '#publisher/changes/site-publisher.ts'
import { median } from '../print-table.ts'
import type { BenchShop } from './open-bench-shop.ts'

type SitePublisher = ReturnType<typeof createSitePublisher>

const SAVES = Number(process.env['BENCH_SAVES'] ?? 30)

export interface EditFigures {
  what: string
  /** Documents that were written or taken away. */
  written: number
  /** Milliseconds. */
  p50: number
  p95: number
}

/** Rows of a table: each edit of shops of several sizes. @param beside its share of the same edit of the smallest shop */
export function toEditRows(
  found: Iterable<[size: number, figures: { edits: EditFigures[] }]>,
  beside: 'p50' | 'p95',
): (string | number)[][] {
  const all = [...found]
  const smallest = all[0]?.[1].edits ?? []
  return all.flatMap(([size, { edits }]) =>
    edits.map((edit, at) => [
      size,
      edit.what,
      edit.written,
      edit.p50.toFixed(0),
      edit.p95.toFixed(0),
      `${(edit[beside] / smallest[at]![beside]).toFixed(1)}×`,
    ]),
  )
}

interface Entry {
  id: number
  version: number
}

/** Saves a field of the same thing again and again. @returns the text it now has */
export async function createFieldEdit(edit: BenchShop['edit'], kind: string, field: string) {
  const list = (await edit('GET', `${kind}?per=1`)) as { data: Entry[] }
  let [entry] = list.data
  return async (turn: number): Promise<string> => {
    const text = `計測のための変更 ${turn}`
    const change = { version: entry!.version, [field]: text }
    entry = (await edit('PATCH', `${kind}/${entry!.id}`, change)) as Entry
    return text
  }
}

/** Puts one more product beside an old one, like it, and takes it away again with the next save. */
async function createProductTurns(edit: BenchShop['edit']) {
  const list = (await edit('GET', 'products?per=1')) as { data: (Entry & Record<string, unknown>)[] }
  const { id: _own, version: _version, updated_at: _updated, products, ...like } = list.data[0]!
  let added: Entry | undefined
  return {
    add: async (turn: number): Promise<void> => {
      const variations = (products as Record<string, unknown>[]).map(({ id: _id, ...variation }, at) => ({
        ...variation,
        code: `BENCH-${turn}-${at}`,
        jan_code: null,
      }))
      const product = { ...like, key: `bench-${turn}`, name: `計測用の部品 ${turn}`, products: variations }
      added = (await edit('POST', 'products', product)) as Entry
    },
    remove: async (): Promise<void> => {
      await edit('DELETE', `products/${added!.id}?version=${added!.version}`)
    },
  }
}

/** From the publisher hearing of an edit to its bytes being live: nothing but what changed is rendered. */
export async function measureEdits(
  publisher: SitePublisher,
  { edit }: Pick<BenchShop, 'edit'>,
): Promise<EditFigures[]> {
  const turns = await createProductTurns(edit)
  return [
    ...(await measureEach(publisher, [
      ['text of a piece of news', await createFieldEdit(edit, 'news', 'body')],
    ])),
    ...(await measureEach(publisher, [
      ['text of a product', await createFieldEdit(edit, 'products', 'description')],
    ])),
    ...(await measureEach(publisher, [
      ['name of a product', await createFieldEdit(edit, 'products', 'name')],
    ])),
    ...(await measureEach(publisher, [
      ['a product more', turns.add],
      ['a product less', turns.remove],
    ])),
  ]
}

/** Makes edits of these kinds in turns. The first turn warms the frame and the code and is not counted. */
async function measureEach(
  publisher: SitePublisher,
  kinds: [what: string, save: (turn: number) => Promise<unknown>][],
): Promise<EditFigures[]> {
  const figures = kinds.map(([what, save]) => ({ what, save, written: 0, spent: [] as number[] }))
  for (let turn = 0; turn <= SAVES; turn += 1) {
    for (const kind of figures) {
      await kind.save(turn)
      const started = performance.now()
      const { changed, removed, failed } = await publisher.publish(0)
      if (turn > 0) kind.spent.push(performance.now() - started)
      kind.written = changed + removed
      if (kind.written === 0 || failed.length > 0)
        throw new Error(`${kind.what}: ${changed} documents written, ${failed.length} failed.`)
    }
  }
  return figures.map(({ what, written, spent }) => {
    const sorted = spent.sort((a, b) => a - b)
    return { what, written, p50: median(sorted), p95: sorted[Math.ceil(sorted.length * 0.95) - 1]! }
  })
}
