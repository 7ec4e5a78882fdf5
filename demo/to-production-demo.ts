import { randomBytes } from 'node:crypto'
import type { DemoShop } from './demo-shop.ts'

/**
 * A demo shop as a production may have it: nothing in it opens by a word that stands in this repository. It has no members,
 * what only a tag's password shows stays hidden, and its keycode is the operator's (e.g. `HOJIN_KEYCODE`, which publishers
 * read, too) or made up and told once.
 */
export function toProductionDemo(
  shop: DemoShop,
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): DemoShop {
  return {
    ...shop,
    members: [],
    tags: shop.tags.map((tag) => (tag.password === undefined ? tag : { ...tag, password: makeSecret() })),
    keycode: shop.keycode === null ? null : chooseKeycode(shop.channel, env, say),
  }
}

function chooseKeycode(
  channel: string,
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): string {
  const name = `${channel.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_KEYCODE`
  const given = env[name]
  if (given) return given
  const keycode = makeSecret()
  say(`${channel}: its keycode is ${keycode}; it is said only now. Give it to publishers as ${name}.`)
  return keycode
}

const makeSecret = () => randomBytes(12).toString('base64url')
