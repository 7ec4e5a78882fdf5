import { needsKeycode } from '#publisher/door/needs-keycode.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import { type SiteConfig, toApiBase } from '#sites/site-config.ts'
import { listThemes } from '#themes/resolve-slot.ts'
import { withLiveStore } from '../live-store.ts'
import { addShop, findShop } from '../shops/add-shop.ts'
import { describeLeft, describeState } from '../shops/describe-shop.ts'
import { type Installation, openInstallation, RefusedError } from '../shops/installation.ts'
import { openTerminal } from '../shops/open-terminal.ts'
import { readShopInput, readShopName } from '../shops/read-shop-input.ts'
import {
  hasSiteFile,
  removeSiteFile,
  toFileName,
  toSite,
  withKeycode,
  writeSiteFile,
} from '../shops/site-file.ts'
import type { Command, Flags } from './command.ts'
import { print } from './print.ts'

type Verb = (name: string, flags: Flags) => Promise<void>

const verbs: Record<string, Verb> = { add, list, open: switchTo('open'), close: switchTo('closed'), remove }

export const shop: Command = {
  usage: `shop <${Object.keys(verbs).join('|')}> [name] [--name …] [--theme …] [--origin …] [--email …]`,
  summary: 'make a shop, list the shops, open, close or remove one',
  help: `shop add kissa --name "Kissa Kamome" --theme simple --origin https://kissa.example --email owner@kissa.example
  makes the shop at the API (channel, settings, company, terms of selling, ways to pay, a link for its owner), then
  sites/kissa.ts. What is missing is asked for at a terminal. Run again, it finds what is there and does the rest.
  With --site-only (and --channel) it writes the file for a shop that an API has already.
shop list
shop open kissa     once nothing is left to do; shop add says what is
shop close kissa    its pages say that it is closed and it sells nothing; orders, members and the back office stay
shop remove kissa   with everything in it, for good: type its name, or give --confirm kissa. One with orders of the last
                    seven years only --with-orders: the law wants them kept, so take a copy first.

Speaks to the API at NOREN_API with ADMIN_TOKEN, the token of the installation. With no API running, one is started for it
as by npm start.`,
  async run([verb = '', name = ''], flags) {
    const run = verbs[verb]
    if (!run) throw new Error(`Usage: noren ${shop.usage}`)
    await run(name, flags)
  },
}

async function add(given: string, flags: Flags): Promise<void> {
  if (flags['site-only']) return addSiteOnly(given, flags)
  const terminal = openTerminal()
  try {
    const { name, theme, origin, email, json } = flags
    const toInput = (channel: string) =>
      readShopInput({ channel, name, theme, origin, email }, listThemes(), terminal?.ask)
    // Before any API is started: what is missing or wrong is said at once.
    const channel = await readShopName(given, terminal?.ask)
    const input = terminal ? undefined : await toInput(channel).catch((error: Error) => error)
    await withInstallation(channel, async (installation) => {
      const { words, ...added } = await addShop(installation, channel, async () => {
        if (input instanceof Error) throw input
        return input ?? toInput(channel)
      })
      print(json ? added : words)
    })
  } finally {
    terminal?.close()
  }
}

/** For a shop that an API has already, ours or another. */
async function addSiteOnly(given: string, { channel = given, origin }: Flags): Promise<void> {
  const name = await readShopName(given, undefined)
  if (hasSiteFile(name)) throw new Error(`${toFileName(name)} exists already.`)
  const site = toSite(name, channel, origin ?? `http://${name}.localhost:4321`)
  const closed = withKeycode(site)
  const { isClosed, told } = await describeApi(closed)
  writeSiteFile(isClosed ? closed : site)
  const secret = isClosed ? `${closed.keycode?.env}=<the shop's keycode> ` : ''
  print(`${toFileName(name)} is written. ${told}\nNext: ${secret}SITE=${name} npm run dev`)
}

async function describeApi(site: SiteConfig): Promise<{ isClosed: boolean; told: string }> {
  return readSiteFacts(site, toApiBase(site, process.env)).then(
    ({ settings }) => ({
      isClosed: needsKeycode(settings),
      told: `Its API answers: ${settings['SITE.NAME']}, theme ${settings['SITE.THEME']}.`,
    }),
    (error: Error) => ({ isClosed: false, told: `Its API does not answer yet (${error.message}).` }),
  )
}

async function list(_: string, { json }: Flags): Promise<void> {
  await withInstallation('any', async ({ call }) => {
    const { data } = await call('GET /v1/admin/shops', { query: { per: 'all' } })
    if (json) return print(data)
    if (data.length === 0) return print('There is no shop yet. npm run noren -- shop add <name> makes one.')
    for (const { channel, name, theme, state, product_count, order_count, origin } of data)
      print(
        `${channel}  ${name}  ${theme}  ${state}  ${product_count} products, ${order_count} orders  ${origin ?? ''}${hasSiteFile(channel) ? '' : '  (no site file)'}`,
      )
  })
}

function switchTo(state: 'open' | 'closed'): Verb {
  return async (name, { json }) => {
    await withInstallation(name, async (installation) => {
      const { address, call } = installation
      await requireShop(installation, name)
      const { steps } = await call('GET /v1/admin/opening', {}, name)
      if (state === 'open' && steps.some(({ is_done }) => !is_done))
        throw new Error(`${name} cannot open yet.\n${describeLeft(steps, `${address}/${name}/admin/`)}`)
      const { version } = await call('GET /v1/admin/shop-state', {}, name)
      const standing = await call('PUT /v1/admin/shop-state', { body: { state, version } }, name)
      print(json ? standing : `${name} is ${describeState(standing.state)}.`)
    })
  }
}

async function remove(name: string, flags: Flags): Promise<void> {
  await confirmRemoval(name, flags.confirm)
  await withInstallation(name, async (installation) => {
    const query = flags['with-orders'] ? { with_orders: 'true' as const } : {}
    if (await findShop(installation, name))
      await installation
        .call('DELETE /v1/admin/shops/{channel}', { params: { channel: name }, query })
        .catch((error: unknown) => {
          if (!(error instanceof RefusedError) || error.code !== 'admin.shop_has_orders') throw error
          throw new Error(
            `${name} has orders of the last seven years, which the law wants kept. Take a copy (noren export-data ${name}), then add --with-orders.`,
          )
        })
    else if (!hasSiteFile(name)) throw new Error(`There is no shop ${name}.`)
  })
  removeSiteFile(name)
  print(`${name} is gone: its shop and ${toFileName(name)}. ${await forgetReleases(name)}`)
}

async function confirmRemoval(name: string, confirm: string | undefined): Promise<void> {
  if (!name) throw new Error('Which shop? noren shop list names them.')
  const terminal = confirm === undefined ? openTerminal() : undefined
  try {
    const typed = confirm ?? (await terminal?.ask(`This removes ${name} for good. Type its name: `))?.trim()
    if (typed === undefined) throw new Error(`This removes ${name} for good. Say so with --confirm ${name}.`)
    if (typed !== name) throw new Error(`'${typed}' is not '${name}'. Nothing was removed.`)
  } finally {
    terminal?.close()
  }
}

/** What was published of it. A publisher that runs holds the store; it forgets a shop that is gone by itself. */
async function forgetReleases(name: string): Promise<string> {
  try {
    await withLiveStore('write', (store) => store.site(name).remove())
    return 'Its releases are gone, too.'
  } catch {
    return 'The publisher that runs forgets its releases.'
  }
}

async function requireShop(installation: Installation, name: string): Promise<void> {
  if (!name || !(await findShop(installation, name)))
    throw new Error(`There is no shop ${name || '(no name was given)'}. noren shop list names them.`)
}

async function withInstallation(
  name: string,
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  const site = toSite(name || 'any', name, 'http://localhost')
  const installation = await openInstallation(site, process.env, () => {})
  try {
    await work(installation)
  } finally {
    await installation.stop()
  }
}
