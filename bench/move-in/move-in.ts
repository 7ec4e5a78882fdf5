import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { createPhotographs } from './create-photographs.ts'
import { createProducts } from './create-products.ts'
import { end, openApi, TOKEN } from './open-api.ts'
import { openVisitor } from './open-visitor.ts'
import { tellBounds } from './tell-bounds.ts'
import { watchMemory } from './watch-memory.ts'

const PICTURES_EACH = 3
const REST_MS = 20_000

interface Size {
  products: number
  pictures: number
  /** Where the photographs lie, or come to lie, for the next run too. */
  photographs: string | undefined
}

/** Import, photographs and publish, while somebody reads pages. @returns whether the bounds held */
export async function moveIn({ products, pictures, photographs }: Size): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'noren-move-in-'))
  const photos = photographs ?? join(folder, 'photos')
  await mkdir(photos, { recursive: true })
  await createPhotographs(photos, pictures)
  const file = join(folder, 'products.csv')
  await writeFile(
    file,
    createProducts(products, (at) => listPictures(at, pictures)),
  )
  const api = await openApi()
  const memory = watchMemory()
  memory.add('the API', api.child)
  const port = await findFreePort()
  const env = {
    ...process.env,
    NOREN_API: api.base,
    ADMIN_TOKEN: TOKEN,
    NOREN_STORE: join(folder, 'store'),
    SITE: 'moto',
    PORT: String(port),
  }
  const begin = (words: string[]) => {
    const child = spawn(process.execPath, ['cli/noren.ts', ...words], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    memory.add(`noren ${words[0]}`, child)
    return child
  }
  /** @returns seconds */
  const run = async (words: string[]) => {
    const started = performance.now()
    const [code] = (await once(begin(words), 'exit')) as [number]
    if (code !== 0) throw new Error(`noren ${words[0]} ended with ${code}`)
    return (performance.now() - started) / 1000
  }
  await run(['publish', 'moto'])
  const serve = begin(['serve'])
  try {
    const measure = await openVisitor(port)
    const still = await measure(() => rest(REST_MS))
    let importing = 0
    let publishing = 0
    const whileImporting = await measure(async () => {
      importing = await run(['import', 'moto', file, '--pictures', photos])
    })
    const whilePublishing = await measure(async () => {
      publishing = await run(['publish', 'moto', '--changed'])
    })
    return tellBounds({
      title: `${products} products, ${pictures} photographs`,
      importing,
      publishing,
      memory: memory.stop(),
      pages: { still, whileImporting, whilePublishing },
    })
  } finally {
    memory.stop()
    await end(serve)
    await api.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const listPictures = (at: number, pictures: number) =>
  Array.from({ length: PICTURES_EACH }, (_, place) => at * PICTURES_EACH + place)
    .filter((number) => number < pictures)
    .map((number) => `photo-${number}.jpg`)
