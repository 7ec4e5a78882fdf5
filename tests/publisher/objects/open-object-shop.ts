import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { createSender } from '#publisher/objects/sender.ts'
import type { SenderOptions } from '#publisher/objects/sender-options.ts'
import { openPurge } from '#publisher/objects/purge/purge.ts'
import { openBucket } from '#publisher/store/shared/bucket.ts'
import type { ObjectTarget } from '#sites/site-config.ts'
import { openCdnStandIn } from '#tests/support/cdn-stand-in.ts'
import { requireStandIn } from '#tests/support/s3/require-s3.ts'
import { demoSite, openWorkshop, type Workshop } from '../open-workshop.ts'
import type { DemoPage } from '../start-content-api.ts'

const BUCKET = 'shop-objects'

/** A published demo shop, a bucket of its own, and the purge calls of a CDN; what is sent and shown is the test's to look at. */
export async function openObjectShop(
  target: ObjectTarget,
  pages: Record<string, DemoPage>,
  place?: Workshop,
) {
  const workshop = place ?? (await openWorkshop(pages))
  if (!place) await workshop.publish()
  const s3 = await requireStandIn()
  const cdn = await openCdnStandIn()
  const prefix = `shop ${randomBytes(4).toString('hex')}`
  const bucket_place = { bucket: BUCKET, prefix, force_path_style: true }
  const bucket = await openBucket(bucket_place)
  const env = {
    CLOUDFLARE_ZONE_ID: 'zone-1',
    CLOUDFLARE_API_TOKEN: 'cf-secret',
    CLOUDFLARE_API_BASE_URL: cdn.url,
    FASTLY_SERVICE_ID: 'service-1',
    FASTLY_API_TOKEN: 'fastly-secret',
    FASTLY_API_URL: cdn.url,
    CLOUDFRONT_DISTRIBUTION_ID: 'E1',
  }
  process.env['AWS_ENDPOINT_URL_CLOUDFRONT'] = cdn.url
  let now = new Date('2026-07-01T04:00:00Z')
  const options: SenderOptions = {
    site: demoSite,
    store: workshop.store,
    target,
    bucket,
    purge: openPurge(target, demoSite.name, env),
    api: workshop.api.base,
    clock: () => now,
  }
  onTestFinished(async () => {
    s3.fail(() => null)
    s3.lose(() => false)
    bucket.close()
    await cdn.close()
  })
  const start = `${BUCKET}/${prefix}/`
  const list = () =>
    [...s3.objects.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))
  return {
    ...workshop,
    s3,
    cdn,
    bucket_place,
    sender: createSender(options),
    /** As another process would do it. */
    openSender: (more: Partial<SenderOptions> = {}) => createSender({ ...options, ...more }),
    list,
    read: (key: string) => s3.objects.get(start + key),
    /** Of documents: not the list and not what says how far things are. */
    listObjects: () => list().filter((key) => key.startsWith('objects/')),
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    async edit(path: string, page: DemoPage | undefined) {
      workshop.api.edit('news', path, () => {
        if (page) workshop.api.content.pages[path] = page
        else delete workshop.api.content.pages[path]
      })
      await workshop.publish()
    },
  }
}
export type ObjectShop = Awaited<ReturnType<typeof openObjectShop>>
