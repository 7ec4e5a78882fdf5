import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import { defineSite, toApiBase } from '#sites/site-config.ts'
import type { Command, Flags } from './command.ts'
import { print } from './print.ts'

const folder = fileURLToPath(new URL('../../sites/', import.meta.url))

export const siteAdd: Command = {
  usage: 'site add <name> [--channel <channel>] [--origin <https://shop.example>]',
  summary: 'write sites/<name>.ts and check that its API answers',
  help: `The channel is the name unless said otherwise; the address is http://<name>.localhost:4321, good for a demo.
Theme, texts and switches are settings of the API, not of the file.`,
  async run([verb, name = ''], flags) {
    if (verb !== 'add' || !name) throw new Error(`Usage: noren ${siteAdd.usage}`)
    const file = `${folder}${name}.ts`
    if (existsSync(file)) throw new Error(`sites/${name}.ts exists already.`)
    const site = toSite(name, flags)
    const base = toApiBase(site, process.env)
    const checked = await readSiteFacts(site, base).then(
      ({ settings }) => `Its API answers: ${settings['SITE.NAME']}, theme ${settings['SITE.THEME']}.`,
      (error: Error) => `Its API does not answer yet (${error.message}).`,
    )
    writeFileSync(file, toSource(site))
    print(`sites/${name}.ts is written. ${checked}\nNext: SITE=${name} npm run dev`)
  },
}

function toSite(name: string, { channel = name, origin = `http://${name}.localhost:4321` }: Flags) {
  if (!URL.canParse(origin)) throw new Error(`--origin must be an address such as https://shop.example.`)
  const { hostname, origin: address } = new URL(origin)
  return defineSite({
    name,
    hosts: [hostname],
    origin: address,
    channel,
    api: {
      default_base: 'http://localhost:4100',
      base_env: `${name.toUpperCase().replaceAll('-', '_')}_API`,
    },
  })
}

function toSource({ name, hosts, origin, channel, api }: ReturnType<typeof toSite>): string {
  return `import { defineSite } from './site-config.ts'

export const site = defineSite({
  name: '${name}',
  hosts: ['${hosts.join("', '")}'],
  origin: '${origin}',
  channel: '${channel}',
  api: { default_base: '${api.default_base}', base_env: '${api.base_env}' },
})
`
}
