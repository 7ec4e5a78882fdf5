export const FOLDER = 'docs/gallery'

/** The shop that shows a theme: its own, or one that can wear it. */
const SHOPS: Readonly<Record<string, string>> = { simple: 'moto', garage: 'moto', wa: 'okurimono' }
export const toShop = (theme: string): string => SHOPS[theme] ?? theme

/** Themes that are themselves in the dark. */
export const DARK: ReadonlySet<string> = new Set(['noir'])

const telephone = { width: 390, height: 844 }

/** Six screens of every theme, by the end of their pictures' names. */
export const GALLERY_SCREENS = [
  { name: 'desk', title: 'Home, 1280 px', width: 1280, height: 900 },
  { name: 'home', title: 'Home', ...telephone },
  { name: 'list', title: 'List', ...telephone },
  { name: 'product', title: 'Product', ...telephone },
  { name: 'cart', title: 'Cart', ...telephone },
  { name: 'mypage', title: 'Account', ...telephone },
] as const
export type ScreenName = (typeof GALLERY_SCREENS)[number]['name']

/** What each theme is for, in a line. */
const POINTS: Readonly<Record<string, string>> = {
  simple: 'The calm default: white, one accent, fine hairlines. Everything else falls back to it.',
  garage: 'Workshop parts: dense, fitment and stock first, part numbers in monospace.',
  hojin: 'Corporate supplies: an order desk of tables, quantities by keyboard, quotation beside the cart.',
  wa: 'Gifts: washi, indigo and vermilion, vertical titles, noshi and messages shown as things.',
  atelier: 'Fashion: uneven pages, cloth as swatches, sizes chosen by their measures, a rail as the cart.',
  noir: 'Audio and watches: one thing at a time, large figures, comparison tables, dark and light.',
  techo: 'Stationery: squared paper that is the layout, refills and sets, notes in the margin.',
  ichiba: 'Fresh food: what is in season today, origin and producer first, prices by 100 g.',
  pop: 'Toys and hobby: a release calendar, pre-orders with their month, series as shelves.',
}

/** The page that shows them all, in Markdown. */
export function toGalleryPage(themes: readonly string[]): string {
  const [desk, ...others] = GALLERY_SCREENS
  const toImage = (theme: string, { name, title }: { name: string; title: string }, width: number) =>
    `<img src="${theme}-${name}.webp" width="${width}" alt="${theme}: ${title}">`
  const sections = themes.map((theme) =>
    [
      `## ${theme}`,
      POINTS[theme] ?? '',
      toImage(theme, desk, 880),
      others.map((screen) => toImage(theme, screen, 170)).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  )
  return `# The themes

Home, list, product, cart and account of every theme, as \`npm run gallery\` saw them at 390 and 1280 px. Every name and
picture in them is invented or drawn.

${sections.join('\n\n')}
`
}
