import { loadSites } from '#sites/load-sites.ts'
import { toShop } from '#tests/matrix/gallery-page.ts'
import { openShowcase } from '#tests/matrix/open-showcase.ts'
import { contentPages, findSmallPages, type PageKind, pageKinds } from '#tests/support/page-kinds.ts'
import { sites } from '#tests/support/shop-address.ts'
import startShop from '#tests/support/start-shop.ts'
import { listThemes } from '#themes/resolve-slot.ts'
import { printTable } from './print-table.ts'
import { SCORE_HEADINGS, scorePage } from './score-page.ts'

/** Only pages whose shop or theme, and name, have one of these in them, e.g. `simple home,wa`. */
const ONLY = (process.env['BENCH_ONLY'] ?? '').split(',')
const isWanted = (whose: string, { name }: Pick<PageKind, 'name'>) =>
  ONLY.some((part) => `${whose} ${name}`.includes(part))

/** What is measured in every theme. */
const DRESSED = ['home', 'product list', 'product', 'news']

/** Every content screen and the cart of each shop, then the screens that differ most of every theme. */
export async function measureLighthouse(): Promise<void> {
  const stop = await startShop()
  try {
    const rows: (string | number)[][] = []
    for (const site of sites) {
      const cart = pageKinds.filter(({ name }) => name === 'cart')
      const kinds = [...contentPages, ...(await findSmallPages(site)), ...cart]
      for (const kind of kinds.filter((one) => isWanted(site, one)))
        rows.push([site, kind.name, ...(await scorePage(site, kind))])
    }
    printTable(['site', 'page', ...SCORE_HEADINGS], rows)
  } finally {
    await stop()
  }
  await measureThemes()
}

/** Each theme on the shop that shows it: home, list, product and news. */
export async function measureThemes(): Promise<void> {
  process.env['DEMO_THEMES'] = '1'
  const showcase = await openShowcase(await loadSites(), () => {})
  try {
    const rows: (string | number)[][] = []
    for (const theme of listThemes()) {
      const site = toShop(theme)
      const isDressed = (kind: PageKind) => DRESSED.includes(kind.name) && isWanted(theme, kind)
      if (!DRESSED.some((name) => isWanted(theme, { name }))) continue
      await showcase.wear(site, theme)
      const kinds = [...pageKinds, ...(await findSmallPages(site))]
      for (const kind of kinds.filter(isDressed))
        rows.push([theme, site, kind.name, ...(await scorePage(site, kind))])
    }
    printTable(['theme', 'site', 'page', ...SCORE_HEADINGS], rows)
  } finally {
    await showcase.close()
  }
}
