import type { Change, ChangePlan, ListPages } from '#src/site/change-plan.ts'
import type { EnumeratedPages } from '#src/site/left-out-page.ts'
import type { RenderContext } from '#src/site/render-context.server.ts'

/** What a built variant exports (`publisher/adapter/entry.ts` inside the bundle). */
export interface Bundle {
  /**
   * Every address this bundle can publish for the site of `context`, in batches.
   *
   * @param prebuilt products whose pages are rendered now, the newest; null for all. The others are left out
   */
  enumerate(context: RenderContext, prebuilt: number | null): AsyncIterable<EnumeratedPages>
  /** Begins to read in few calls what the pages at `paths` need, so that their renders do not ask one by one. */
  prefetch(context: RenderContext, paths: string[]): void
  /** Where changes show: which pages are to be rendered again. */
  plan(changes: readonly Change[]): ChangePlan
  /** The pages of the list behind a tag (without the site); undefined when it has none of its own. */
  findListPages(tag: string): ListPages | undefined
  /** Keys of `context.answers` that hold what stands around every page. */
  frameQuestions: readonly string[]
  /** Renders one page. The `Cache-Tag` header of the answer lists what the page shows. */
  render(request: Request, context: RenderContext): Promise<Response>
}

/** `bundle.json` beside the built files of a variant. */
export interface BundleManifest {
  /** `garage` or, with site overrides, `wa+okurimono`. */
  variant: string
  theme: string
  /** Site whose overrides are inside; null for a theme's plain bundle. */
  site: string | null
  /** Hash over everything the bundle was built from; a release keeps it. */
  code_hash: string
  /** Module to import, relative to the manifest. */
  entry: string
  /** Folder with browser assets (`_astro/…` and what public/ holds), relative to the manifest. */
  client: string
  /** Colours of the variant by role, as `#rrggbb`; missing in a release older than link cards. */
  palette?: Record<string, string>
}
