// `npm run noren -- <command>`: publishing by hand.
import { parseArgs } from 'node:util'
import { openStore } from '#publisher/store/open-store.ts'
import { listReleases, getLive, switchLive } from '#publisher/store/releases.ts'
import { requireSite } from '#sites/load-sites.ts'
import { toApiBase } from '#sites/site-config.ts'
import { bundleSites } from './bundle-sites.ts'
import { readPort, requireFreePort } from './check-ports.ts'
import { atPort, chooseSites } from './choose-sites.ts'
import { liveStoreFolder } from './folders.ts'
import { publishSites } from './publish-sites.ts'
import { runCommand } from './run-command.ts'
import { serveSites } from './serve-sites.ts'
import { createSteps } from './steps.ts'
import { untilStopped } from './until-stopped.ts'

const help = `noren <command>

  publish [site]            render what changed and make it live (all sites, or one)
  serve                     serve the live releases; PORT chooses the port, HOST the interface
  releases <site>           list the kept releases, newest first
  rollback <site> [number]  make an older release live again: the one before, or the one of that number

Where the API is: NOREN_API, or the variable a site of sites/ names. Static files: npm run build.
`

const steps = createSteps()
const commands: Record<string, (args: string[]) => Promise<void>> = {
  async publish([name]) {
    const sites = name ? [await requireSite(name)] : await chooseSites(process.env)
    const store = openStore(liveStoreFolder, 'write')
    try {
      const ready = await bundleSites(sites, (site) => toApiBase(site, process.env), steps)
      await publishSites(ready, store, steps)
    } finally {
      store.close()
    }
  },

  async serve() {
    const port = readPort(process.env, 'PORT', 4321)
    await requireFreePort(port, 'PORT')
    const sites = (await chooseSites(process.env)).map((site) => atPort(site, port))
    const store = openStore(liveStoreFolder, 'read')
    const toApi = (site: (typeof sites)[number]) => toApiBase(site, process.env)
    const close = await serveSites({ store, sites, toApi, port, host: process.env['HOST'] })
    for (const site of sites) steps.line(`  ${site.origin}/`)
    await untilStopped()
    await close()
    store.close()
  },

  async releases([name = '']) {
    const site = await requireSite(name)
    const store = openStore(liveStoreFolder, 'read')
    const live = getLive(store, site.name)?.id
    for (const { id, created_at, manifest, stats } of listReleases(store, site.name)) {
      const mark = id === live ? '●' : ' '
      steps.line(
        `${mark} ${id}  ${created_at}  ${manifest.variant}  ${stats.pages} pages, ${stats.changed} written`,
      )
    }
    store.close()
  },

  /** A switch is one transaction, so it needs no publisher's lock and works beside a running shop. */
  async rollback([name = '', number]) {
    const site = await requireSite(name)
    const store = openStore(liveStoreFolder, 'read')
    try {
      const live = getLive(store, site.name)?.id ?? 0
      const target = number ? Number(number) : listReleases(store, site.name).find(({ id }) => id < live)?.id
      if (target === undefined)
        throw new Error(`Site ${site.name} has no release before ${live || 'its first'}.`)
      switchLive(store, site.name, target)
      steps.line(`${site.name}: release ${target} is live`)
    } finally {
      store.close()
    }
  },
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  const [name = 'help', ...args] = positionals
  const command = commands[name]
  if (values.help || name === 'help') return void process.stdout.write(help)
  if (!command) throw new Error(`There is no command '${name}'.\n\n${help}`)
  await command(args)
})
process.exit()
