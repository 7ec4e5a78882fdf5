import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toEnvName } from '#contract/to-env-name.ts'
import { isOwnFolder, sitesFolder } from '#sites/load-sites.ts'
import { defineSite, type SiteConfig } from '#sites/site-config.ts'

const toFile = (name: string) => fileURLToPath(new URL(`${name}.ts`, sitesFolder))

/** How people call it: the folder is said only where it is not the repository's own. */
export const toFileName = (name: string) => (isOwnFolder ? `sites/${name}.ts` : toFile(name))

export const hasSiteFile = (name: string): boolean => existsSync(toFile(name))

/** A site of that name with the variables of its own. @throws for an address that is none */
export function toSite(name: string, channel: string, origin: string): SiteConfig {
  if (!URL.canParse(origin)) throw new Error('--origin must be an address such as https://shop.example.')
  const { hostname, origin: address } = new URL(origin)
  return defineSite({
    name,
    hosts: [hostname],
    origin: address,
    channel,
    api: { default_base: 'http://localhost:4100', base_env: `${toEnvName(name)}_API` },
  })
}

/** Of a shop that wants a keycode: the line that names the variable publishers find it in. */
export const withKeycode = (site: SiteConfig): SiteConfig => ({
  ...site,
  keycode: { env: `${toEnvName(site.name)}_KEYCODE` },
})

/** Whole at once: `noren serve` may look at the folder at any moment. */
export function writeSiteFile(site: SiteConfig): void {
  const file = toFile(site.name)
  const unfinished = `${file}.unfinished`
  writeFileSync(unfinished, toSource(site))
  renameSync(unfinished, file)
}

export function removeSiteFile(name: string): void {
  rmSync(toFile(name), { force: true })
}

/** The file is run: what the API or a person said must stay a word in it. Single quotes, as everywhere in the repository. */
const quote = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Beside the repository's own sites it is checked as it is typed; elsewhere it is plain data. */
function toSource({ name, hosts, origin, channel, api, keycode }: SiteConfig): string {
  const fields = `  name: ${quote(name)},
  hosts: [${hosts.map(quote).join(', ')}],
  origin: ${quote(origin)},
  channel: ${quote(channel)},
  api: { default_base: ${quote(api.default_base)}, base_env: ${quote(api.base_env)} },
${keycode ? `  keycode: { env: ${quote(keycode.env)} },\n` : ''}`
  return isOwnFolder
    ? `import { defineSite } from './site-config.ts'\n\nexport const site = defineSite({\n${fields}})\n`
    : `export const site = {\n${fields}}\n`
}
