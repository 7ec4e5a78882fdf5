import { expect, onTestFinished, test, vi } from 'vitest'
import { requireStandIn } from '#tests/support/s3/require-s3.ts'
import { openMachines, openOrigin, publish } from './shared-machines.ts'

/** An origin that was cut off while others published and forgot what it shows. @param pages of each of their releases */
async function openOriginBehind(pages: Record<string, string>[]) {
  const { openOnWire, a } = await openMachines()
  const first = await publish(a, pages[0]!)
  const { wire, store } = await openOnWire()
  const site = (await openOrigin(store)).site('demo')
  expect(site.getLive()?.release.id).toBe(first)
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  wire.silence()
  let last = first
  for (const one of pages.slice(1)) last = await publish(a, one)
  await a.site('demo').pruneReleases(0)
  return { site, last, comeBack: () => wire.hear() }
}

/** Looks at the front page until a release is live. */
async function watch({ site, last }: Awaited<ReturnType<typeof openOriginBehind>>): Promise<string[]> {
  const seen = new Set<string>()
  await vi.waitFor(
    () => {
      const live = site.getLive()
      seen.add(live?.get('/') ? 'a page' : 'nothing')
      expect(live?.release.id).toBe(last)
    },
    { timeout: 20_000, interval: 5 },
  )
  return [...seen]
}

test('An origin shows what the others have forgotten until it has fetched what is live', async () => {
  const origin = await openOriginBehind([{ '/': 'one' }, { '/': 'two' }, { '/': 'three' }])
  const s3 = await requireStandIn()
  s3.slow(200)
  onTestFinished(() => s3.slow(0))
  origin.comeBack()
  expect(await watch(origin)).toEqual(['a page'])
})

test('Nor is a page missing while many are copied; and what was deleted meanwhile is gone', async () => {
  const many = (text: string) =>
    Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`/${at}/`, `${text} ${at % 2}`]))
  const origin = await openOriginBehind([
    { '/': 'one', '/deleted/': 'one', ...many('one') },
    { '/': 'two', ...many('two') },
    { '/': 'three', ...many('three') },
  ])
  origin.comeBack()
  expect(await watch(origin)).toEqual(['a page'])
  const live = origin.site.getLive()!
  expect(live.get('/deleted/')).toBeUndefined()
  expect((await origin.site.blobs.readPlain(live.get('/7/')!)).toString()).toBe('three 1')
})
