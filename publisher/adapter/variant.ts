import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listThemes, type Variant } from '#themes/resolve-slot.ts'
import { ThemeError } from '../publish-error.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Sites without overrides of their own share their theme's bundle (architecture «Bundle once, render many»).
 * @param theme the channel's setting `SITE.THEME`
 * @throws {ThemeError} naming the setting and the themes there are; another theme than the shop's must never go live
 */
export function chooseVariant(site: string, theme: string): Variant {
  const themes = listThemes()
  if (!themes.includes(theme))
    throw new ThemeError(
      theme,
      `Site ${site} wears the theme '${theme}' (setting SITE.THEME), which is not in themes/; there are ${themes.join(', ')}. Choose one of them in the back office, or add its folder.`,
    )
  return { theme, site: existsSync(`${root}themes/sites/${site}`) ? site : null }
}

/** `garage`, or `wa+okurimono` with site overrides. */
export function toVariantName({ theme, site }: Variant): string {
  return site ? `${theme}+${site}` : theme
}

/** Where the bundles of this installation lie, absolute, with a trailing slash. */
export const BUNDLES_FOLDER = `${root}.noren/bundles/`

/** Folder a variant's bundle is kept in, absolute, with a trailing slash. */
export function toBundleFolder(variant: Variant): string {
  return `${BUNDLES_FOLDER}${toVariantName(variant)}/`
}
