import type { Bundles } from '#publisher/bundles/open-bundles.ts'
import type { LoadedBundle } from '#publisher/load-bundle.ts'
import { ThemeError } from '#publisher/publish-error.ts'

/** A theme that could not be worn is tried again after so long, or when the shop chose another one meanwhile. */
const THEME_PAUSE_MS = 5 * 60_000

interface ThemeChoiceOptions {
  /** Name of the site. */
  site: string
  bundles: Bundles
  clock: () => Date
  /** The theme the shop chose, as it was read since the last `forget`. */
  readTheme: () => Promise<string>
  forget: () => void
}

/** Which bundle a site's releases are rendered with: that of the theme the shop chose, or the one they have where that cannot be. */
export function createThemeChoice({ site, bundles, clock, readTheme, forget }: ThemeChoiceOptions) {
  /** The theme the site should wear and cannot, and when that was seen. */
  let unworn: { error: ThemeError; at: number } | undefined

  return {
    /** Why the site does not wear the theme it should. */
    getUnworn: (): ThemeError | undefined => unworn?.error,
    /** Whether the site should wear another theme, and has not just failed to. */
    async isOther({ manifest }: LoadedBundle): Promise<boolean> {
      const theme = await readTheme()
      if (theme === manifest.theme) {
        unworn = undefined
        return false
      }
      return theme !== unworn?.error.theme || clock().getTime() - unworn.at >= THEME_PAUSE_MS
    },
    /** @returns what to render with from here on; the same as before where the chosen theme cannot be worn */
    async choose(worn: LoadedBundle): Promise<LoadedBundle> {
      for (let found = worn; ;) {
        const theme = await readTheme()
        if (theme === found.manifest.theme) {
          unworn = undefined
          return found
        }
        try {
          found = await bundles.load(site, theme)
        } catch (error) {
          if (!(error instanceof ThemeError)) throw error
          unworn = { error, at: clock().getTime() }
          return worn
        }
        // A bundle takes its time, and somebody may have chosen again.
        forget()
      }
    },
  }
}
