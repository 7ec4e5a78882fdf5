import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import {
  fillShop,
  INSTALLATIONS,
  type InstallationKind,
  findPlaces,
  type InstallationPlaces,
  openPrograms,
  placeOrder,
  takeImprint,
} from '#tests/support/deploy/backed-up-shop.ts'
import { runNorenBeside as runNoren } from '#tests/support/installation.ts'
import { inTurn } from '#tests/support/turns.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one()
})

async function findPlacesOfTest(
  kind: InstallationKind,
  how?: { is_migrated: boolean },
): Promise<InstallationPlaces> {
  const places = await findPlaces(kind, how)
  undo.push(places.forget)
  return places
}

test.for(inTurn(INSTALLATIONS))(
  'A shop that is restored from a backup answers every address and call as before (%s, %s)',
  { timeout: 600_000 },
  async (kind) => {
    const places = await findPlacesOfTest(kind, { is_migrated: true })
    const first = await openPrograms(places, { DEMO: '1', DEMO_PRODUCTS: '3' })
    undo.push(() => first.api.end('SIGKILL'))
    const calls = await fillShop(places, first.api)
    const serving = await first.serve()
    undo.push(() => serving.end('SIGKILL'))
    const before = await takeImprint(places, first.api, serving.port, calls)
    expect(Object.keys(before).length).toBeGreaterThan(50)
    expect(Object.values(before).filter((line) => line.startsWith('200')).length).toBeGreaterThan(50)

    const backup = join(places.folder, 'backup')
    const { status, stderr } = await runNoren(['backup', backup], places.env)
    expect([status, stderr]).toEqual([0, ''])
    // The shop goes on, and what it takes now is not in the backup.
    await placeOrder(first.api)
    expect((await takeImprint(places, first.api, serving.port, calls))['/moto/v1/admin/orders']).not.toBe(
      before['/moto/v1/admin/orders'],
    )

    const others = await findPlacesOfTest(kind)
    expect(await runNoren(['restore', backup], others.env)).toMatchObject({ status: 0, stderr: '' })
    const second = await openPrograms(others)
    undo.push(() => second.api.end('SIGKILL'))
    const again = await second.serve()
    undo.push(() => again.end('SIGKILL'))
    expect(await takeImprint(others, second.api, again.port, calls)).toEqual(before)
    expect(await placeOrder(second.api)).toContain('/moto/v1/carts/order/')

    const refused = await runNoren(['restore', backup], others.env)
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('is not empty')])
    // Its dump is damaged beside the shared store, and its own store beside the other database.
    if (!(kind[0] === 'postgres' && kind[1] === 'embedded')) await refuseDamaged(backup, kind)
  },
)

/** A backup of which one byte, one file more or one less is wrong is refused by name, and nothing is restored. */
async function refuseDamaged(backup: string, kind: InstallationKind): Promise<void> {
  const places = await findPlacesOfTest(kind)
  const [engine, store] = kind
  const database = engine === 'pglite' ? 'data/postgres/PG_VERSION' : 'database.dump'
  const releases = store === 'shared' ? 'shared/rows.dump' : 'store/index.db'
  const damages: [string, (folder: string) => void][] = [
    [`${database} has changed`, (folder) => appendFileSync(join(folder, database), 'x')],
    [`${releases} is missing`, (folder) => rmSync(join(folder, releases))],
    ['sites/evil.ts does not belong', (folder) => writeFileSync(join(folder, 'sites/evil.ts'), '')],
    ['backup.json cannot be read', (folder) => writeFileSync(join(folder, 'backup.json'), '{')],
  ]
  if (store === 'shared') {
    const { stderr } = await runNoren(['restore', backup], {
      ...places.env,
      NOREN_STORE: join(places.folder, 'store'),
    })
    expect(stderr).toContain('NOREN_STORE is a folder; restore it to its like')
  }
  for (const [words, damage] of damages) {
    const copy = join(places.folder, 'copy')
    cpSync(backup, copy, { recursive: true })
    damage(copy)
    const { status, stderr } = await runNoren(['restore', copy], places.env)
    expect([words, status, stderr]).toEqual([words, 1, expect.stringContaining(words)])
    expect([words, await places.isEmpty()]).toEqual([words, true])
    rmSync(copy, { recursive: true })
  }
}

test('What cannot be backed up or restored is told in one sentence', async () => {
  const places = await findPlacesOfTest(['pglite', 'embedded'])
  const backup = join(places.folder, 'backup')
  const tell = async (words: string[], env: Record<string, string> = {}) => {
    const { status, stderr } = await runNoren(words, { ...places.env, ...env })
    expect(status).toBe(1)
    return stderr.trim()
  }
  mkdirSync(places.env.NOREN_SITES)
  expect(await tell(['backup', backup])).toContain('There is no database in')
  expect(await tell(['backup', backup], { DATABASE_URL: 'memory://' })).toContain('keeps nothing')
  expect(await tell(['backup', places.folder])).toContain('is not empty')
  expect(await tell(['restore', places.folder])).toContain('it has no backup.json')
  const noTools = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/shop', PATH: '/nowhere' }
  expect(await tell(['backup', backup], noTools)).toContain('pg_dump is not installed here')
  expect(existsSync(backup)).toBe(false)
  expect(readdirSync(places.folder)).toEqual(['sites'])
})
