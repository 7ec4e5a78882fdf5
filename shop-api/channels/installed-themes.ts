import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ThemeFile, ThemeFileSchema } from '#contract/shapes/admin-site.ts'
import { CannotStart } from '#shop-api/process/cannot-start.ts'

/** Where this installation keeps its themes. */
export interface ThemesConfig {
  /** One folder for each theme, as in `themes/`, which it is when left out. */
  themes_folder?: string | undefined
}

/** A theme that shops of this installation may wear. */
export interface InstalledTheme extends ThemeFile {
  key: string
  /** Of `picture.webp`; undefined where there is none. */
  picture_hash: string | undefined
  /** Why what its `theme.json` says could not be taken; it then goes by the name of its folder. */
  fault: string | undefined
}

const DEFAULT_FOLDER = 'themes'
/** What a setting may be. `sites` holds what single sites wear over their theme. */
const isTheme = (name: string) => /^[A-Za-z0-9][\w-]{0,49}$/.test(name) && name !== 'sites'

export function toThemesFolder({ themes_folder }: ThemesConfig): string {
  return themes_folder || DEFAULT_FOLDER
}

/**
 * Names of the themes there are, in the order of letters: the folders, as publishers see them. Read anew each time, for a theme may
 * come while the shop runs.
 */
export async function listThemeKeys(config: ThemesConfig): Promise<string[]> {
  const entries = await readdir(toThemesFolder(config), { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && isTheme(entry.name))
    .map(({ name }) => name)
    .sort()
}

/** The themes there are, with what their own folders say of them. */
export async function listThemes(config: ThemesConfig): Promise<InstalledTheme[]> {
  const keys = await listThemeKeys(config)
  return Promise.all(keys.map((key) => readTheme(config, key)))
}

/** @returns undefined where that theme, or a picture of it, is not there */
export async function readThemePicture(config: ThemesConfig, key: string): Promise<Buffer | undefined> {
  if (!isTheme(key)) return undefined
  return readFile(join(toThemesFolder(config), key, 'picture.webp')).catch(() => undefined)
}

/** @throws CannotStart when no shop could wear anything, and says what to do. @returns what is wrong with single themes */
export async function requireThemes(config: ThemesConfig): Promise<string[]> {
  const themes = await listThemes(config)
  if (themes.length === 0)
    throw new CannotStart(
      `There is no theme in ${toThemesFolder(config)}: THEMES_FOLDER must name the folder with the themes of the installation, one folder each.`,
    )
  return themes.flatMap(({ fault }) => fault ?? [])
}

async function readTheme(config: ThemesConfig, key: string): Promise<InstalledTheme> {
  const picture = await readThemePicture(config, key)
  const picture_hash = picture && createHash('sha256').update(picture).digest('hex').slice(0, 16)
  const file = join(toThemesFolder(config), key, 'theme.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const unnamed = { key, name: key, description: '', picture_hash, fault: undefined }
  if (text === undefined) return unnamed
  const parsed = ThemeFileSchema.safeParse(parseJson(text))
  if (parsed.success) return { ...unnamed, ...parsed.data }
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.')
  const fault = `${file} ${where ? `says no usable ${where}` : 'is no JSON object'}: it needs a name (40 characters at most) and a description (120). The theme is called ${key} meanwhile.`
  return { ...unnamed, fault }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
