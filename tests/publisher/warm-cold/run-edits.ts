import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import type { PublishedSite } from '#publisher/changes/site-publisher.ts'
import { createPageRenderers } from '#publisher/on-demand/page-renderers.ts'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { Store } from '#publisher/store/store.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { makeStorePlace } from '#tests/support/store-place.ts'
import { signWebhook } from '#tests/support/sign-webhook.ts'
import type { PlannedEdit } from './chosen-edits.ts'
import { compareReleases } from './compare-releases.ts'
import type { SteppedShop } from './open-stepped-shop.ts'
import type { Edit } from './editor-calls.ts'
import { listLeftOut } from './list-left-out.ts'
import { editSomething } from './random-edits.ts'
import { rewriteRow } from './rewrite-row.ts'

export interface EditRun {
  shop: SteppedShop
  /** Their APIs are channels of `shop`. */
  sites: PublishedSite[]
  seed: string
  edits: number
  /** The first of them; those that are left are drawn. */
  chosen?: readonly PlannedEdit[]
  /** Compares after so many edits; only at the end when left out. */
  compare_every?: number
  /** Told of each edit. */
  say?: (words: string) => void
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const secret = `whsec_${Buffer.from('a secret of this run only').toString('base64')}`

/**
 * Edits the shops, at random where nothing was chosen, and publishes each edit by webhook; then, at the same clock, publishes them whole into an
 * empty store.
 *
 * @returns in what the two differ (`compareReleases`)
 */
export async function runEdits(run: EditRun): Promise<string[]> {
  const { shop, sites, edits, chosen = [], compare_every = edits, say = () => {} } = run
  const random = createRandom(run.seed)
  const { place, remove } = await makeStorePlace()
  const store = await openStore(place, 'write')
  const failures: unknown[] = []
  const publisher = createSitePublishers({
    store,
    sites,
    clock: shop.clock,
    onError: (error) => failures.push(error),
    reconcile_ms: 1e9,
  })
  const hook = { publisher, toSecret: () => secret }
  const onError = (error: unknown) => void failures.push(error)
  const pages = createPageRenderers({ store, sites, clock: shop.clock, onError })
  const origin = createOrigin({
    store: await store.openServed(),
    sites: sites.map(({ site }) => site),
    toApi: () => shop.api,
    hook,
  })
  const address = `http://127.0.0.1:${await listen(origin, 0, '127.0.0.1')}/hooks/publish`
  /** What a site leaves to its visitors, some ask for; a lost event may have left an address of what is gone. */
  const visit = (paths: string[], name: string) => Promise.all(paths.map((path) => pages.load(name, path)))
  try {
    // One after the other: the API they ask runs in this process.
    for (const one of sites) await publishWhole(one, store, shop)
    for (let at = 1; at <= edits; at += 1) {
      const { site, after_ms, make, ...edited } = chosen[at - 1] ?? drawEdit(random, sites)
      const { channel } = sites.find((one) => one.site.name === site)!.site
      await shop.pass(after_ms)
      const now = shop.clock()
      const edit = await make({ db: shop.db, editor: shop.editor(channel), channel, random, at, now })
      say(`${at} ${shop.clock().toISOString()} ${site}: ${edit.words}`)
      // Some events are lost, some come twice: the next round has to take it all along.
      const times = edited.times ?? random.pick([0, 1, 1, 1, 1, 2])
      for (let time = 0; time < times; time += 1) await ring(address, `${at}`, channel, edit)
      await visit(random.sample(await listLeftOut(store, site), 2), site)
      if (at % compare_every > 0 && at < edits) continue
      await publisher.reconcile()
      for (const { site: one } of sites) await visit(await listLeftOut(store, one.name), one.name)
      const differences = await compareWithCold(run, store)
      if (failures.length + differences.length > 0) return [...failures.map(String), ...differences]
    }
    return []
  } finally {
    await drain(origin, 0)
    await publisher.close()
    await pages.close()
    await store.close()
    await remove()
  }
}

function drawEdit(random: Random, sites: readonly PublishedSite[]): PlannedEdit {
  const after_ms = toPause(random)
  const { name } = random.pick(sites).site
  const make: PlannedEdit['make'] = random.chance(0.12)
    ? ({ db, ...place }) => rewriteRow(db, place)
    : ({ editor, at, now }) => editSomething(editor, random, at, now)
  return { site: name, after_ms, make }
}

/** Mostly minutes, sometimes a night, rarely days, so that dates pass and months turn. */
function toPause(random: Random): number {
  return random.pick([
    () => random.int(1, 59) * MINUTE_MS,
    () => random.int(1, 59) * MINUTE_MS,
    () => random.int(1, 20) * HOUR_MS,
    () => random.int(0, 60) * HOUR_MS,
  ])()
}

async function ring(
  address: string,
  id: string,
  channel: string,
  { type, key, action }: Edit,
): Promise<void> {
  const body = JSON.stringify({ type, key, action, channel })
  // Signatures are held against the clock of the machine.
  const headers = signWebhook(secret, { id, body })
  const send = () => fetch(address, { method: 'POST', body, headers })
  let response = await send()
  // Not published yet: the next edit must not come before it is, however busy the machine.
  while (response.status === 202) response = await send()
  if (response.status !== 200)
    throw new Error(`The webhook answered ${response.status}: ${await response.text()}`)
}

async function publishWhole({ site, bundle, api }: PublishedSite, store: Store, shop: SteppedShop) {
  await publishSite({ site, bundle, api, store, now: shop.clock(), workers: 1 })
}

/** Each site alone in a store of its own: what came from a neighbour would be missing there. Every page is rendered. */
async function compareWithCold({ shop, sites }: EditRun, warm: Store): Promise<string[]> {
  const differences: string[] = []
  for (const one of sites) {
    const { place, remove } = await makeStorePlace()
    const cold = await openStore(place, 'write')
    try {
      await publishWhole({ ...one, site: { ...one.site, product_pages: 'all' } }, cold, shop)
      differences.push(...(await compareReleases(warm, cold, one.site.name)))
    } finally {
      await cold.close()
      await remove()
    }
  }
  return differences
}
