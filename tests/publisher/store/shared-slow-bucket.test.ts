import { expect, onTestFinished, test, vi } from 'vitest'
import { openCuttableWire } from '#tests/support/cuttable-wire.ts'
import { requireStandIn } from '#tests/support/s3/require-s3.ts'
import { openMachines, openOrigin, publish } from './shared-machines.ts'

test('An origin shows what the others have forgotten until it has fetched what is live', async () => {
  const { place, open, a } = await openMachines()
  const first = await publish(a, { '/': 'one' })
  const database = new URL(place.database)
  const wire = await openCuttableWire({ host: database.hostname, port: Number(database.port || 5432) })
  Object.assign(database, { hostname: '127.0.0.1', port: String(wire.port) })
  const site = (await openOrigin(await open({ database: database.href }))).site('demo')
  expect(site.getLive()?.release.id).toBe(first)
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  wire.silence()
  await publish(a, { '/': 'two' })
  const last = await publish(a, { '/': 'three' })
  await a.site('demo').pruneReleases(0)
  const s3 = await requireStandIn()
  s3.slow(200)
  onTestFinished(() => s3.slow(0))
  wire.hear()
  const seen = new Set<string>()
  await vi.waitFor(
    () => {
      const live = site.getLive()
      seen.add(live?.get('/') ? 'a page' : 'nothing')
      expect(live?.release.id).toBe(last)
    },
    { timeout: 20_000, interval: 5 },
  )
  expect([...seen]).toEqual(['a page'])
})
