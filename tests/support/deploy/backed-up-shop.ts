import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import postgres from 'postgres'
import { ask } from '#tests/publisher/origin/ask.ts'
import { type DatabasePlace, findDatabasePlace } from '#tests/support/database-place.ts'
import { createEditor, STAFF } from '#tests/support/editor.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { isPostgresEmpty } from '#cli/backup/postgres-tools.ts'
import { runNorenBeside } from '#tests/support/installation.ts'
import { fillMigratedFolder } from '#tests/support/migrated-snapshot.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { requireS3 } from '#tests/support/s3/require-s3.ts'
import { takePhotograph } from '#tests/support/photographs.ts'
import { ADDRESS, ORDERER } from '#tests/support/selling-shop.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'
import { spawnOrigin } from './spawn-origin.ts'

const SITE = `export const site = { name: 'moto', hosts: ['moto.localhost'], origin: 'http://moto.localhost', channel: 'moto',
  api: { default_base: 'http://localhost:4100', base_env: 'MOTO_API' } }\n`

/** Databases, and beside each a store: its own folder, or one that many machines share. */
export const INSTALLATIONS = [
  ['pglite', 'embedded'],
  ...(ENGINES.includes('postgres')
    ? ([
        ['postgres', 'embedded'],
        ['postgres', 'shared'],
      ] as const)
    : []),
] as const
export type InstallationKind = (typeof INSTALLATIONS)[number]

/**
 * Empty places for everything of an installation, and its variables.
 * @param how `is_migrated`: the tables of the shop are there already (`findDatabasePlace`)
 */
export async function findPlaces(
  [engine, store]: InstallationKind,
  { is_migrated = false }: { is_migrated?: boolean } = {},
) {
  const database: DatabasePlace = await findDatabasePlace(engine, {
    is_migrated: is_migrated && engine === 'postgres',
  })
  const s3 = store === 'shared' ? await requireS3() : undefined
  const prefix = randomUUID()
  const folder = await mkdtemp(join(tmpdir(), 'noren-places-'))
  if (is_migrated && engine === 'pglite') await fillMigratedFolder(join(folder, 'shop'))
  const env = {
    DATABASE_URL: engine === 'pglite' ? join(folder, 'shop') : database.url,
    FILES_FOLDER: join(folder, 'files'),
    NOREN_STORE: s3 ? database.url : join(folder, 'store'),
    NOREN_BLOBS: `s3://noren/${prefix}`,
    NOREN_CACHE: join(folder, 'cache'),
    S3_FORCE_PATH_STYLE: '1',
    NOREN_SITES: join(folder, 'sites'),
    ADMIN_TOKEN: STAFF.token,
    // The settings tell where the frame is; its port is another one each time.
    PAYMENT_TEST_URL: 'http://cards.localhost',
    PAYMENT_TEST_PORT: '0',
  }
  return {
    folder,
    env,
    /** Whether nothing lies there. */
    async isEmpty(): Promise<boolean> {
      const objects = (await s3?.list(`noren/${prefix}/`)) ?? []
      const folders = [env.DATABASE_URL, env.FILES_FOLDER, env.NOREN_STORE, env.NOREN_SITES]
      const full = folders.filter((place) => existsSync(place) && readdirSync(place).length > 0)
      return objects.length + full.length === 0 && (engine === 'pglite' || isPostgresEmpty(database.url))
    },
    /** Every address that was ever published of a site. */
    async listPaths(site: string): Promise<string[]> {
      if (s3) return listSharedPaths(database.url, site)
      const index = new DatabaseSync(join(env.NOREN_STORE, 'index.db'), { readOnly: true })
      const rows = index.prepare('SELECT DISTINCT path FROM documents WHERE site = ?').all(site)
      index.close()
      return rows.map((row) => String(row['path']))
    },
    async forget() {
      await database.forget()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listSharedPaths(url: string, site: string): Promise<string[]> {
  const sql = postgres(url, { max: 1 })
  const rows = await sql<
    { path: string }[]
  >`select distinct path from noren_store.documents where site = ${site}`
  await sql.end()
  return rows.map(({ path }) => path)
}

export type InstallationPlaces = Awaited<ReturnType<typeof findPlaces>>

/** Both programs on these places. */
export async function openPrograms({ env }: InstallationPlaces, more: Record<string, string> = {}) {
  const api = await spawnShopApi({ ...env, READS_PER_10_S: '100000', WRITES_PER_10_S: '10000', ...more })
  const serve = async () => {
    const port = await findFreePort()
    return { port, ...(await spawnOrigin(port, { ...env, NOREN_API: api.base })) }
  }
  return { api, serve }
}
type Api = Awaited<ReturnType<typeof spawnShopApi>>

async function send<Answer>({ request }: Api, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await request(`/moto/v1${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** An order of a guest that is paid by bank transfer. @returns where it is read */
export async function placeOrder(api: Api): Promise<string> {
  const { data } = await send<{
    data: { product_model: { products: { id: number; max_quantity: number }[] } }[]
  }>(api, 'GET', '/products?is_detail=1&per=50')
  const product = data.flatMap((one) => one.product_model.products).find((one) => one.max_quantity > 0)
  const { token } = await send<{ token: string }>(api, 'POST', '/carts/init', { token: null })
  const add = { token, product_id: product?.id, quantity: 1 }
  const { detail } = await send<{ detail: { shippings: { key: string }[] } }>(
    api,
    'PATCH',
    '/carts/products/add',
    add,
  )
  await send(api, 'PATCH', '/carts/shippings/modify', {
    token,
    key: detail.shippings[0]?.key,
    address: ADDRESS,
  })
  const offers = await send<{ data: { id: number; code: string }[] }>(api, 'GET', '/payments')
  const payment_id = offers.data.find(({ code }) => code === 'bank_transfer')?.id
  const cart = await send<{ detail: { order: { total_payment: number } } }>(
    api,
    'PATCH',
    '/carts/order/modify',
    {
      token,
      orderer: { ...ORDERER, email: 'guest@example.com' },
      payment_id,
    },
  )
  const { order_no } = await send<{ order_no: string }>(api, 'POST', `/carts/${token}/decision`, {
    total_payment: cart.detail.order.total_payment,
  })
  return `/moto/v1/carts/order/${order_no}?token=${token}`
}

/** A demo shop with an order and a photograph, published. @returns addresses of the API that tell of them */
export async function fillShop(places: InstallationPlaces, api: Api): Promise<string[]> {
  await mkdir(places.env.NOREN_SITES, { recursive: true })
  await writeFile(join(places.env.NOREN_SITES, 'moto.ts'), SITE)
  const order = await placeOrder(api)
  const editor = createEditor((path, init) => fetch(api.base + path, init))
  const picture = await editor.sendPicture(await takePhotograph())
  const { status, stderr } = await runNorenBeside(['publish', 'moto'], { ...places.env, NOREN_API: api.base })
  if (status !== 0) throw new Error(`The shop was not published:\n${stderr}`)
  return [
    order,
    `/storage/moto/${picture.path}/480.webp`,
    '/moto/v1/products?per=50&is_detail=1',
    '/moto/v1/settings/front',
    '/moto/v1/admin/orders',
    '/moto/v1/admin/pictures',
  ]
}

/** What every published address and these of the API answer, as status, type and hash. */
export async function takeImprint(
  places: InstallationPlaces,
  { base }: Api,
  port: number,
  calls: string[],
): Promise<Record<string, string>> {
  const imprint: Record<string, string> = {}
  for (const path of (await places.listPaths('moto')).map(encodeURI)) {
    const { status, headers, body } = await ask(port, path, { host: 'moto.localhost' })
    imprint[path] = `${status} ${headers['content-type']} ${headers.etag} ${hash(body)}`
  }
  for (const call of calls) {
    const headers = call.includes('/admin/') ? { authorization: `Bearer ${STAFF.token}` } : undefined
    const answer = await fetch(base + call, headers && { headers })
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`)
    // The token for the papers is another one each time.
    const bytes = Buffer.from(await answer.arrayBuffer())
    const text = bytes.toString().replace(/"temporary_token":"[^"]+"/, '')
    imprint[call] = `${answer.status} ${hash(call.startsWith('/storage/') ? bytes : Buffer.from(text))}`
  }
  return imprint
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
