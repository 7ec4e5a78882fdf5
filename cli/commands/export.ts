import { loadPass } from '#publisher/door/load-pass.ts'
import { exportSite } from '#publisher/export/export-site.ts'
import { type ExportTarget, exportTargets, isExportTarget } from '#publisher/export/export-target.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { requireSite } from '#sites/load-sites.ts'
import { toApiBase } from '#sites/site-config.ts'
import { liveStoreFolder, toDistFolder } from '../folders.ts'
import { createSteps } from '../steps.ts'
import { createTeller } from '../tell-progress.ts'
import type { Command, Flags } from './command.ts'
import { print } from './print.ts'

export const exportCommand: Command = {
  usage: `export <site> [--target ${exportTargets.join('|')}] [--to <folder>]`,
  summary: 'write the live release as files for a static host',
  help: `The folder (dist/<site>, or dist/<site>.<target>) becomes exactly the shop: only what differs is touched, what
vanished is removed. dir: pages, assets, pictures, _headers and _redirects. netlify: the same with the way to the API.
cloudflare: with a worker for that way. nginx: files/ and <site>.conf to include inside http { }; --root says where the
folder will lie on the server, --brotli writes .br files for a server with the brotli module.
A shop behind a keycode is exported for nginx, cloudflare and netlify, which then ask the API about every visitor.
The folder is replaced as a whole: whoever reads it, and whenever the command dies, it is the shop before or after. Where
it is served from as it is, make it a symbolic link (ln -s first current): that is switched in one step.
--pictures leave does not fetch pictures: the host asks the API for them (by default with nginx).
A site that leaves product pages to their first visitor (product_pages) is not exported: files cannot render.
What has to be filled in stands at the top of the written rules. NOREN_API names the API as the host reaches it.
Example: noren export moto --target nginx --root /srv/moto`,
  async run([name = ''], flags) {
    const site = await requireSite(name)
    const target = toTarget(flags.target ?? 'dir')
    const api = toApiBase(site, process.env)
    const folder = flags.to ?? `${toDistFolder(site.name)}${target === 'dir' ? '' : `.${target}`}`
    const { settings } = await readSiteFacts(site, api)
    const steps = createSteps(flags.json ? process.stderr : process.stdout)
    const store = openStore(liveStoreFolder, 'read')
    try {
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
    } finally {
      store.close()
    }
  },
}

function toTarget(word: string): ExportTarget {
  if (isExportTarget(word)) return word
  throw new Error(`There is no target '${word}'. Targets: ${exportTargets.join(', ')}.`)
}

function toPictures(target: ExportTarget, { pictures }: Flags): 'ship' | 'leave' {
  if (pictures === 'ship' || pictures === 'leave') return pictures
  if (pictures !== undefined) throw new Error(`--pictures is ship or leave, not '${pictures}'.`)
  return target === 'nginx' ? 'leave' : 'ship'
}
