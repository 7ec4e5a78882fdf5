import type { CallOutput } from '#contract/index.ts'
import type { ColourScheme, FreeArea, Message } from '#contract/shapes/content.ts'
import type { MenuLink, Menus } from '#contract/shapes/menus.ts'
import type { Company, Settings } from '#contract/shapes/settings.ts'
import { leadsToMembers, leadsToPage } from '#src/routes.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { createEntryLoader, type Found } from './create-entry-loader.ts'
import { once, read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

export type CountedCategory = CallOutput<'GET /v1/categories/hierarchy'>['data'][number]
/** The frame leaves out the product counts of categories, or each new product would change every page. */
export type Category = Omit<CountedCategory, 'product_count'>

/** What stands around every page of a site: head, header, navigation, footer, editor's blocks. */
export interface Frame {
  settings: Settings
  company: Company
  /** Depth first, parents before children. */
  categories: Category[]
  static_pages: { url: string; title: string }[]
  /** Links of the shop's own, without those that would lead nowhere. */
  menus: Menus
  colour_scheme: ColourScheme
  /** Blocks by code. */
  free_areas: Record<string, FreeArea>
  /** Per-page messages by code (behaviour 2.3). */
  messages: Record<string, Message>
}

/** Key under which the answer is kept within a publish, and over several as long as nothing in it changes. */
export const FRAME_QUESTION = 'frame'

/** The one entry of a site, id `site`. Every page needs it, so it is made and sanitised once a publish. */
export const frameLoader = createEntryLoader<Frame>('frame', () => once(FRAME_QUESTION, loadFrame))

/** Every category of the site, because every page has them. */
export async function readCategories(): Promise<Category[]> {
  return (await once(FRAME_QUESTION, loadFrame)).data.categories
}

async function loadFrame(): Promise<Found<Frame>> {
  const [company, categories, staticPages, menus, scheme, freeAreas, messages] = await Promise.all([
    read('GET /v1/company'),
    read('GET /v1/categories/hierarchy', { query: { table: 'products' } }),
    read('GET /v1/static-pages/urls', { query: { per: 'all' } }),
    read('GET /v1/menus'),
    read('GET /v1/colorschemes/selected/front'),
    read('GET /v1/free-areas', { query: { per: 'all' } }),
    read('GET /v1/messages', { query: { per: 'all' } }),
  ])
  return {
    data: {
      settings: requireContext().settings,
      company: company.body,
      categories: categories.body.data.map(({ product_count: _product_count, ...category }) => category),
      static_pages: staticPages.body.data,
      menus: toFollowable(menus.body),
      colour_scheme: scheme.body,
      free_areas: toSafeByCode(freeAreas.body.data),
      messages: toSafeByCode(messages.body.data),
    },
    tags: [
      'settings',
      'company',
      'categories',
      'static-page-list',
      'menus',
      'colour-scheme',
      'free-areas',
      'messages',
    ],
  }
}

function toSafeByCode<Block extends { code: string; body: string }>(blocks: Block[]): Record<string, Block> {
  return Object.fromEntries(blocks.map((block) => [block.code, { ...block, body: toSafeHtml(block.body) }]))
}

/** A column that only leads to what this shop does not have is none. */
function toFollowable({ header, footer }: Menus): Menus {
  const { no_member_use } = requireContext().site
  const keep = (links: MenuLink[]) =>
    links.filter(({ url }) => leadsToPage(url) && !(no_member_use && leadsToMembers(url)))
  return {
    header: keep(header),
    footer: footer
      .map(({ title, links }) => ({ title, links: keep(links) }))
      .filter(({ links }) => links.length > 0),
  }
}
