import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { chooseVariant, toBundleFolder } from '#publisher/adapter/variant.ts'
import { KeycodeError } from '#publisher/door/needs-keycode.ts'
import { loadPass } from '#publisher/door/load-pass.ts'
import { toSentence } from '#publisher/publish-error.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import { type SiteConfig, toApiBase } from '#sites/site-config.ts'
import { chooseSites } from '../choose-sites.ts'
import { findLiveStore } from '../folders.ts'
import { withLiveStore } from '../live-store.ts'
import { checkAccounts } from './check-accounts.ts'
import { checkOrigin, checkProduction, type Finding, judgeTestMode } from './check-production.ts'
import { checkSettings } from './check-settings.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

const MIN_FREE_BYTES = 1024 ** 3

export const doctor: Command = {
  usage: 'doctor',
  summary: 'check an installation and say how to mend it',
  help: `Asks Node, the store, the disk and every site's API; with ADMIN_TOKEN also whether settings are stored as what
they are, and each company that takes payments, by requests that move nothing: whether it takes the key, whether the clock is right,
and whether its notices arrive. Exit code 1 when something has to be mended.`,
  async run(_, { json }) {
    const sites = await chooseSites(process.env)
    const findings = [
      checkNode(),
      await checkDisk(),
      await checkStore(),
      checkHook(process.env),
      ...checkProduction(process.env),
      ...(await Promise.all(sites.map(checkShop))).flat(),
    ]
    if (json) print(findings)
    else {
      for (const { is_fine, what, told, mend } of findings)
        print(`${is_fine ? '✓' : '✗'} ${what}: ${told}${mend ? `\n    ${mend}` : ''}`)
    }
    if (findings.some(({ is_fine }) => !is_fine)) process.exitCode = 1
  },
}

function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0])
  const is_fine = major >= 24
  return {
    what: 'Node',
    is_fine,
    told: process.version,
    ...(!is_fine && { mend: 'Start commands through npm (npm run noren -- …): `npm ci` brings Node 24.' }),
  }
}

async function checkDisk(): Promise<Finding> {
  const { folder: wanted } = findLiveStore()
  const folder = existsSync(wanted) ? wanted : '.'
  const { bavail, bsize } = await statfs(folder)
  const is_fine = bavail * bsize > MIN_FREE_BYTES
  return {
    what: 'Disk',
    is_fine,
    told: `${Math.round((bavail * bsize) / 1024 ** 2)} MiB free`,
    ...(!is_fine && { mend: 'Make room: a publish keeps the release before beside the new one.' }),
  }
}

async function checkStore(): Promise<Finding> {
  const what = 'Store'
  try {
    const place = findLiveStore()
    if (place.kind === 'embedded' && !existsSync(place.folder))
      return {
        what,
        is_fine: false,
        told: 'nothing is published yet',
        mend: 'Run `npm run noren -- publish`.',
      }
    const mend =
      place.kind === 'embedded'
        ? `Remove ${place.folder} and publish again.`
        : 'Look at NOREN_STORE and NOREN_BLOBS, and whether those servers answer.'
    return await withLiveStore('read', (store) => store.check()).then(
      () => ({ what, is_fine: true, told: 'ok' }),
      (error: unknown) => ({ what, is_fine: false, told: toSentence(error), mend }),
    )
  } catch (error) {
    return { what, is_fine: false, told: toSentence(error) }
  }
}

function checkHook(env: Record<string, string | undefined>): Finding {
  const names = Object.keys(env).filter((name) => name.startsWith('PUBLISH_HOOK_SECRET') && env[name])
  const weak = names.filter((name) => Buffer.from(env[name]!.replace(/^whsec_/, ''), 'base64').length < 24)
  return {
    what: 'Webhook',
    is_fine: weak.length === 0,
    told: names.length > 0 ? names.join(', ') : 'no secret: `noren serve` serves and does not publish',
    ...(weak.length > 0 && {
      mend: `${weak.join(', ')}: use whsec_ and at least 24 random bytes in base64.`,
    }),
  }
}

/** What is stored is looked at by itself: what is stored wrongly may be why the rest fails. */
async function checkShop(site: SiteConfig): Promise<Finding[]> {
  const base = toApiBase(site, process.env)
  return [...(await checkSite(site, base)), ...(await checkSettings(site, base, process.env))]
}

async function checkSite(site: SiteConfig, base: string): Promise<Finding[]> {
  const what = `Site ${site.name}`
  try {
    const { settings } = await readSiteFacts(site, base)
    await loadPass(site, base)
    const folder = toBundleFolder(chooseVariant(site.name, settings['SITE.THEME']))
    const isBundled = existsSync(`${folder}bundle.json`)
    return [
      { what, is_fine: true, told: `${settings['SITE.NAME']} at ${base}/${site.channel}` },
      ...checkOrigin(site.channel, String(settings['SITE.ORIGIN'] ?? ''), process.env),
      ...(await checkProviders(site, base)),
      ...(await checkAccounts(site, base, process.env)),
      isBundled
        ? await describeLive(site)
        : {
            what,
            is_fine: false,
            told: 'its theme is not built',
            mend: `npm run noren -- publish ${site.name}`,
          },
    ]
  } catch (error) {
    if (error instanceof KeycodeError) return [{ what, is_fine: false, told: error.message }]
    const mend = `Is an API running there, and has it the channel ${site.channel}? Its address: NOREN_API or ${site.api.base_env}. Where it answers 500, its log says why, and with ADMIN_TOKEN its stored settings are looked at.`
    return [{ what, is_fine: false, told: toSentence(error), mend }]
  }
}

/** Ways to pay that a provider takes, as `GET /v1/payments` names them. */
const OF_PROVIDERS = new Set(['card', 'konbini', 'paypay', 'deferred'])

/** Whether a provider takes what a shop offers, and whether money moves. An API that does not say is not asked again. */
async function checkProviders(site: SiteConfig, base: string): Promise<Finding[]> {
  const what = `Site ${site.name}`
  const ask = async <Body>(path: string): Promise<Body | undefined> => {
    const answer = await fetch(`${base}/${site.channel}/${path}`)
    return answer.ok ? ((await answer.json()) as Body) : undefined
  }
  const payments = await ask<{ data: { code: string }[] }>('v1/payments')
  const codes = (payments?.data ?? []).map(({ code }) => code).filter((code) => OF_PROVIDERS.has(code))
  const { environment = '' } = (await ask<{ environment?: string }>('public.json')) ?? {}
  return Promise.all(
    codes.map(async (code): Promise<Finding> => {
      const service = await ask<{ provider: string; is_test: boolean }>(`v1/settings/payment-service/${code}`)
      if (!service) {
        const mend =
          'Name a provider for it in PAYMENT_PROVIDERS, or set PAYMENT_CARDS=off for cards, for the API.'
        return { what, is_fine: false, told: `offers ${code}, and nobody takes it`, mend }
      }
      const notices = `${base}/${site.channel}/v1/${service.provider}/receive/notices`
      const mode = service.is_test
        ? 'in test mode: nobody is charged'
        : `live; it sends its notices to ${notices}`
      const told = `${code} is taken by ${service.provider}, ${mode}`
      const isMeant = !service.is_test || environment !== 'production'
      return { what, told, ...(isMeant ? { is_fine: true } : judgeTestMode(process.env)) }
    }),
  )
}

async function describeLive(site: SiteConfig): Promise<Finding> {
  const what = `Site ${site.name}`
  const mend = `npm run noren -- publish ${site.name}`
  const place = findLiveStore()
  if (place.kind === 'embedded' && !existsSync(place.folder))
    return { what, is_fine: false, told: 'not published', mend }
  return withLiveStore('read', async (store) => {
    const published = store.site(site.name)
    const live = await published.getLive()
    const pin = await published.getPin()
    if (!live) return { what, is_fine: false, told: 'not published', mend }
    const told = `release ${live.id} of ${live.created_at} is live`
    return pin === undefined
      ? { what, is_fine: true, told }
      : { what, is_fine: false, told: `${told} and pinned`, mend: `npm run noren -- release ${site.name}` }
  })
}
