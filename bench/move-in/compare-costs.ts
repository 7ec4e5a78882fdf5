import { setTimeout as rest } from 'node:timers/promises'
import type { Import } from '#contract/shapes/imports.ts'
import { readPeakMemory } from '#tests/support/process-memory.ts'
import { printTable } from '../print-table.ts'
import { createProducts } from './create-products.ts'
import { openApi, TOKEN } from './open-api.ts'

const FEW = 1_000
const MOST_DEARER = 1.2
const LOOK_EVERY_MS = 100

/**
 * What a product costs in a file of many against one in a file of 1,000. A first file of as many, whose time does not count,
 * lets Node and PostgreSQL get going. @returns whether the bound held
 */
export async function compareCosts(many: number): Promise<boolean> {
  const api = await openApi()
  try {
    const measure = async (products: number, prefix: string) => {
      const file = createProducts(products, () => [], prefix)
      const started = performance.now()
      await take(api.base, file)
      return { products, each: (performance.now() - started) / products }
    }
    await measure(FEW, 'first')
    const few = await measure(FEW, 'few')
    const all = await measure(many, 'many')
    const ratio = all.each / few.each
    printTable(
      ['products', 'milliseconds each', `against ${FEW}`, 'the API’s peak'],
      [
        [few.products, few.each.toFixed(2), '1.00', ''],
        [all.products, all.each.toFixed(2), ratio.toFixed(2), `${readPeakMemory(api.child.pid!)} MB`],
      ],
    )
    return ratio <= MOST_DEARER
  } finally {
    await api.close()
  }
}

async function take(base: string, csv: string): Promise<void> {
  const form = new FormData()
  form.set('file', new File([csv], 'products.csv'))
  form.set('kind', 'products')
  const headers = { authorization: `Bearer ${TOKEN}` }
  const address = `${base}/moto/v1/admin/imports`
  const response = await fetch(address, { method: 'POST', headers, body: form })
  if (!response.ok) throw new Error(await response.text())
  let now = (await response.json()) as Import
  while (!now.finished_at) {
    await rest(LOOK_EVERY_MS)
    now = (await (await fetch(`${address}/${now.id}`, { headers })).json()) as Import
  }
  if (now.failed > 0 || now.state !== 'done')
    throw new Error(`The import ended ${now.state}, ${now.failed} failed`)
}
