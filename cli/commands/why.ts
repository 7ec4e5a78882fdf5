import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseVariant } from '#publisher/adapter/variant.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import { requireSite } from '#sites/load-sites.ts'
import { toApiBase } from '#sites/site-config.ts'
import { findSlotChain } from '#themes/resolve-slot.ts'
import { slots, type Slot } from '#themes/slots.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export const why: Command = {
  usage: 'why <slot> [site]',
  summary: 'which file a slot comes from, and which it replaces',
  help: `The first file is shown; each of the others was replaced by the one above it. The theme of a site is a setting
of its API (SITE.THEME), so the API is asked. Example: noren why ProductCard moto`,
  async run([name = '', siteName = 'moto'], { json }) {
    if (!isSlot(name)) throw new Error(`There is no slot '${name}'. Slots: ${Object.keys(slots).join(', ')}.`)
    const site = await requireSite(siteName)
    const { settings } = await readSiteFacts(site, toApiBase(site, process.env))
    const variant = chooseVariant(site.name, settings['SITE.THEME'])
    const chain = findSlotChain(name, variant).map((file) => relative(root, file))
    if (json) return print({ slot: name, site: site.name, theme: variant.theme, chain })
    chain.forEach((file, index) => print(`${index === 0 ? '●' : '  replaces'} ${file}`))
  },
}

function isSlot(name: string): name is Slot {
  return Object.hasOwn(slots, name)
}
