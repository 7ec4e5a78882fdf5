// `npm run dev`: the shop API and `astro dev` with HMR for one site (SITE, moto by default).
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { requireSite } from '#sites/load-sites.ts'
import { startBackOfficeBuild } from './back-office/start-build.ts'
import { readPort, requireFreePort } from './check-ports.ts'
import { ensureShopApi, type ReachableApi } from './ensure-shop-api.ts'
import { runCommand, sayError, untilStopped } from './run-command.ts'
import { createSteps } from './steps.ts'

const astro = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url))

await runCommand(async () => {
  const { env } = process
  const steps = createSteps()
  const stopped = untilStopped()
  const port = readPort(env, 'PORT', 4321)
  const site = await requireSite(env['SITE'] || 'moto')
  await requireFreePort(port, 'PORT')
  let api: ReachableApi | undefined
  await steps.run('Shop API', async (say) => {
    api = await ensureShopApi(site, env, say)
    return api.base
  })
  const { base, stop } = api!
  const child = spawn(process.execPath, [astro, 'dev', '--port', String(port), ...process.argv.slice(2)], {
    env: {
      ...env,
      SITE: site.name,
      NOREN_API: base,
      [site.api.base_env]: base,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: 'inherit',
  })
  const stopBuild = startBackOfficeBuild(sayError, { watch: true })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const code = await Promise.race([ended, stopped])
  child.kill('SIGTERM')
  await ended
  stopBuild()
  await stop()
  if (code) process.exit(code)
})
process.exit()
