import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { needsKeycode } from '#publisher/door/needs-keycode.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import { defineSite, type SiteConfig, toApiBase } from '#sites/site-config.ts'
import type { Command, Flags } from './command.ts'
import { print } from './print.ts'

const folder = fileURLToPath(new URL('../../sites/', import.meta.url))

export const siteAdd: Command = {
  usage: 'site add <name> [--channel <channel>] [--origin <https://shop.example>]',
  summary: 'write sites/<name>.ts and check that its API answers',
  help: `The channel is the name unless said otherwise; the address is http://<name>.localhost:4321, good for a demo.
Theme, texts and switches are settings of the API, not of the file. A shop that wants a keycode gets the line that names
the variable the publisher finds it in.`,
  async run([verb, name = ''], flags) {
    if (verb !== 'add' || !name) throw new Error(`Usage: noren ${siteAdd.usage}`)
    const file = `${folder}${name}.ts`
    if (existsSync(file)) throw new Error(`sites/${name}.ts exists already.`)
    const site = toSite(name, flags)
    const base = toApiBase(site, process.env)
    const { isClosed, told } = await readSiteFacts(site, base).then(
      ({ settings }) => ({
        isClosed: needsKeycode(settings),
        told: `Its API answers: ${settings['SITE.NAME']}, theme ${settings['SITE.THEME']}.`,
      }),
      (error: Error) => ({ isClosed: false, told: `Its API does not answer yet (${error.message}).` }),
    )
    const { keycode, ...open } = site
    writeFileSync(file, toSource(isClosed ? site : open))
    const secret = isClosed ? `${keycode.env}=<the shop's keycode> ` : ''
    print(`sites/${name}.ts is written. ${told}\nNext: ${secret}SITE=${name} npm run dev`)
  },
}

/** With a keycode, because nobody knows yet whether the shop wants one. */
function toSite(name: string, { channel = name, origin = `http://${name}.localhost:4321` }: Flags) {
  if (!URL.canParse(origin)) throw new Error(`--origin must be an address such as https://shop.example.`)
  const { hostname, origin: address } = new URL(origin)
  const prefix = name.toUpperCase().replaceAll('-', '_')
  const site = defineSite({
    name,
    hosts: [hostname],
    origin: address,
    channel,
    api: { default_base: 'http://localhost:4100', base_env: `${prefix}_API` },
  })
  return { ...site, keycode: { env: `${prefix}_KEYCODE` } }
}

function toSource({ name, hosts, origin, channel, api, keycode }: SiteConfig): string {
  return `import { defineSite } from './site-config.ts'

export const site = defineSite({
  name: '${name}',
  hosts: ['${hosts.join("', '")}'],
  origin: '${origin}',
  channel: '${channel}',
  api: { default_base: '${api.default_base}', base_env: '${api.base_env}' },
${keycode ? `  keycode: { env: '${keycode.env}' },\n` : ''}})
`
}
