import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import postgres from 'postgres'
import type { Cluster } from '../hosts/open-cluster.ts'
import { root } from '../hosts/programs.ts'
import type { Book } from './book.ts'
import { SHOP } from './editor.ts'

const STOCK = 1_000_000
const PRODUCTS = 5

export interface ShoppersTask {
  api: string
  shop: string
  seed: string
  product_ids: number[]
  payment_ids: { card: number; bank_transfer: number }
  report: string
  end_file: string
}

/** What a shopper wanted, and the number of the order as the shop told it. */
export interface Told {
  email: string
  product_id: number
  quantity: number
  order_no: string | null
  words: string
}

/** Shoppers with the real stores and client, one after the other, who do what people do when something fails. */
export async function openShoppers(cluster: Cluster, seed: string) {
  const sql = postgres(`postgres://noren@${cluster.hosts.postgres.address}:5432/noren`, { max: 1 })
  const rows = await sql<{ id: number }[]>`
    select min(p.id) as id from products p join channels c on c.id = p.channel_id
    where c.name = ${SHOP} and p.stock > 0 and p.unit_price between 500 and 20000
    group by p.model_id having count(*) = 1 order by 1 limit ${PRODUCTS}`
  const product_ids = rows.map(({ id }) => id)
  await sql`update products set stock = ${STOCK} where id = any(${product_ids}::int[])`
  const answer = await fetch(`${cluster.staff}/${SHOP}/v1/payments`)
  const { data } = (await answer.json()) as { data: { id: number; code: string }[] }
  const toId = (code: string) => data.find((one) => one.code === code)!.id
  const task: ShoppersTask = {
    api: cluster.staff,
    shop: SHOP,
    seed,
    product_ids,
    payment_ids: { card: toId('card'), bank_transfer: toId('bank_transfer') },
    report: `${cluster.folder}/shoppers.json`,
    end_file: `${cluster.folder}/shoppers-end`,
  }
  const child = spawn(
    process.execPath,
    [
      `${root}node_modules/vitest/vitest.mjs`,
      'run',
      '--root',
      root,
      '--config',
      'bench/cluster-faults/vitest.config.ts',
    ],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, BENCH_TASK: JSON.stringify(task) },
    },
  )
  const ended = once(child, 'exit')
  const readTold = () =>
    existsSync(task.report) ? (JSON.parse(readFileSync(task.report, 'utf8')) as Told[]) : []
  return {
    count: () => readTold().filter(({ order_no }) => order_no !== null).length,
    /** Lets the last shopper end, and compares what all were told with what the database says. */
    async end(book: Book): Promise<void> {
      writeFileSync(task.end_file, '')
      const [code] = (await ended) as [number | null]
      if (code !== 0) book.violate('orders', 'the shoppers did not come to their end')
      const told = readTold()
      const placed = await sql<{ email: string; order_no: string; product_id: number; quantity: number }[]>`
        select o.email, o.order_no, l.product_id, l.quantity from orders o join order_lines l on l.order_id = o.id
        where o.email like 'faults-%'`
      const byEmail = Map.groupBy(placed, ({ email }) => email)
      for (const { email, product_id, quantity, order_no, words } of told) {
        const own = byEmail.get(email) ?? []
        if (own.length > 1) book.violate('orders', `${email} has ${own.length} orders or lines`)
        if (order_no === null) book.violate('orders', `${email} learnt of no order: ${words}`)
        else if (!own.some((one) => one.order_no === order_no))
          book.violate('orders', `order ${order_no} of ${email} is lost`)
        if (own.some((one) => one.product_id !== product_id || one.quantity !== quantity))
          book.violate('orders', `${email} was sold something else`)
      }
      const shelf = await sql<{ id: number; stock: number }[]>`
        select id, stock from products where id = any(${product_ids}::int[])`
      for (const { id, stock } of shelf) {
        const sold = placed.filter((one) => one.product_id === id).reduce((sum, one) => sum + one.quantity, 0)
        if (stock !== STOCK - sold)
          book.violate('orders', `of product ${id} ${STOCK - stock} left the shelf, ${sold} were ordered`)
      }
      await sql.end()
    },
    /** Ends it and all it started, wherever they are. */
    kill(): void {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    },
  }
}
export type Shoppers = Awaited<ReturnType<typeof openShoppers>>
