import { loadPass } from '#publisher/door/load-pass.ts'
import { exportSite } from '#publisher/export/export-site.ts'
import { type ExportTarget, exportTargets, isExportTarget } from '#publisher/export/export-target.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import { toClosedSentence } from '#publisher/objects/sender.ts'
import { requireSite } from '#sites/load-sites.ts'
import {
  type ObjectPlace,
  type ObjectTarget,
  objectTargets,
  type SiteConfig,
  toApiBase,
} from '#sites/site-config.ts'
import { exportObjects } from '../export-objects.ts'
import { toDistFolder } from '../folders.ts'
import { withLiveStore } from '../live-store.ts'
import { createSteps } from '../steps.ts'
import { createTeller } from '../tell-progress.ts'
import type { Command, Flags } from './command.ts'
import { print } from './print.ts'

export const exportCommand: Command = {
  usage: `export <site> [--target ${[...exportTargets, ...objectTargets.filter((one) => one !== 'cloudflare')].join('|')}] [--to <folder or s3://bucket/prefix>]`,
  summary: 'write the live release as files for a static host, or into a bucket',
  help: `The folder (dist/<site>, or dist/<site>.<target>) becomes exactly the shop: only what differs is touched, what
vanished is removed. dir: pages, assets, pictures, _headers and _redirects. netlify: the same with the way to the API.
cloudflare: with a worker for that way. nginx: files/ and <site>.conf to include inside http { }; --root says where the
folder will lie on the server, --brotli writes .br files for a server with the brotli module.
A shop behind a keycode is exported for nginx, cloudflare and netlify, which then ask the API about every visitor.
The folder is replaced as a whole: whoever reads it, and whenever the command dies, it is the shop before or after. Where
it is served from as it is, make it a symbolic link (ln -s first current): that is switched in one step.
--pictures leave does not fetch pictures: the host asks the API for them (by default with nginx).
A site that leaves product pages to their first visitor (product_pages) is not exported: files cannot render.
With --to s3://bucket/prefix it becomes objects of a bucket: only what changed is sent. s3: a bucket that is a website by itself.
cloudflare, cloudfront, fastly: objects whose names say what is in them, shown at once by live.json, and the program of the CDN, which
reads them, in dist/<site>.<target> or --edge; then the CDN is purged (docs/running.md «Objects and CDNs», docs/environment.md).
What has to be filled in stands at the top of the written rules. NOREN_API names the API as the host reaches it.
Example: noren export moto --target nginx --root /srv/moto
Example: noren export moto --target cloudfront --to s3://shop-objects/moto`,
  async run([name = ''], flags) {
    const site = await requireSite(name)
    const api = toApiBase(site, process.env)
    const word = flags.target ?? (flags.to?.startsWith('s3:') ? 's3' : 'dir')
    if (flags.to?.startsWith('s3:') || word === 's3' || word === 'cloudfront' || word === 'fastly')
      return sendObjects(site, api, toPlace(word, flags), flags)
    const target = toTarget(word)
    const folder = flags.to ?? `${toDistFolder(site.name)}${target === 'dir' ? '' : `.${target}`}`
    const { settings } = await readSiteFacts(site, api)
    const steps = createSteps(flags.json ? process.stderr : process.stdout)
    return withLiveStore('read', async (store) => {
      await steps.run(`Export ${site.name} to ${folder}`, async (say) => {
        const receipt = await exportSite({
          site,
          store,
          folder,
          target,
          pictures: toPictures(target, flags),
          storage_url: settings['SITE.STORAGE_URL'].replace(/\/$/, ''),
          is_keycode_required: settings['SITE.IS_KEYCODE_REQUIRED'],
          keycode_token: await loadPass(site, api),
          api,
          ...(flags.root && { root: flags.root }),
          has_brotli: flags.brotli,
          has_older_assets: true,
          onProgress: createTeller(say),
        })
        if (flags.json) print({ site: site.name, target, folder, ...receipt })
        const missing = receipt.missing.length > 0 ? `, ${receipt.missing.length} pictures missing` : ''
        return `release ${receipt.release}, ${receipt.written} of ${receipt.files} files written, ${receipt.removed} removed${missing}`
      })
    })
  },
}

async function sendObjects(site: SiteConfig, api: string, place: ObjectPlace, flags: Flags): Promise<void> {
  const edge_folder = flags.edge ?? `${toDistFolder(site.name)}.${place.target}`
  const { settings } = await readSiteFacts(site, api)
  if (settings['SITE.IS_KEYCODE_REQUIRED']) throw new Error(toClosedSentence(site.name))
  const steps = createSteps(flags.json ? process.stderr : process.stdout)
  return withLiveStore('read', (store) =>
    steps.run(`Send ${site.name} to ${place.to}`, async (say) => {
      const onProgress = createTeller(say)
      const env = process.env
      const receipt = await exportObjects({ site, store, api, place, edge_folder, env, onProgress })
      if (flags.json) print({ site: site.name, ...place, ...receipt })
      if (receipt.unpurged !== null)
        throw new Error(
          `Release ${receipt.release} is in the bucket, but its CDN may show the one before for a minute: ${receipt.unpurged}. The next export purges what is owed.`,
        )
      const program = receipt.is_edge_new ? `, the program in ${edge_folder} is new` : ''
      const untidy = receipt.untidy === null ? '' : `, old objects are still there: ${receipt.untidy}`
      return `release ${receipt.release}, ${receipt.sent} objects sent, ${receipt.gone} gone${program}${untidy}`
    }),
  )
}

/** @throws {Error} one sentence */
function toPlace(target: string, { to }: Flags): ObjectPlace {
  if (!isObjectTarget(target))
    throw new Error(`A bucket is written for ${objectTargets.join(', ')}, not for '${target}'.`)
  if (!to?.startsWith('s3://')) throw new Error(`--target ${target} needs --to s3://bucket/prefix.`)
  return { target, to }
}

function isObjectTarget(word: string): word is ObjectTarget {
  return (objectTargets as readonly string[]).includes(word)
}

/** @throws {Error} one sentence */
function toTarget(word: string): ExportTarget {
  if (isExportTarget(word)) return word
  const words = new Set([...exportTargets, ...objectTargets])
  throw new Error(`There is no target '${word}'. Targets: ${[...words].join(', ')}.`)
}

function toPictures(target: ExportTarget, { pictures }: Flags): 'ship' | 'leave' {
  if (pictures === 'ship' || pictures === 'leave') return pictures
  if (pictures !== undefined) throw new Error(`--pictures is ship or leave, not '${pictures}'.`)
  return target === 'nginx' ? 'leave' : 'ship'
}
