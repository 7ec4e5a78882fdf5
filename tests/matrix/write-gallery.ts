// `npm run gallery [-- <theme> …]`: six screens of every theme in `docs/gallery/`, with a page that shows them. A picture
// that is as it was stays untouched.
import { mkdir, writeFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { loadSites } from '#sites/load-sites.ts'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { chromiumArguments, requireHeadlessShell } from '#tests/support/require-chromium.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { type Buyable, findBuyable } from '#tests/support/shopper.ts'
import { becomeMember } from '#tests/support/walk/list-screens.ts'
import { settle } from '#tests/support/walk/walk-screen.ts'
import { DEMO_MEMBER } from '#tests/support/member-errands.ts'
import { listThemes } from '#themes/resolve-slot.ts'
import { DARK, FOLDER, GALLERY_SCREENS, type ScreenName, toGalleryPage, toShop } from './gallery-page.ts'
import { keepPicture } from './keep-picture.ts'
import { openShowcase } from './open-showcase.ts'

process.env['DEMO_THEMES'] = '1'

/** Kinds of goods in the cart. */
const IN_CART = 3

const toPaths = (goods: readonly Buyable[]): Record<ScreenName, string> => ({
  desk: '/',
  home: '/',
  list: '/product/',
  product: `/product/${goods[0]?.key ?? ''}/`,
  cart: '/cart/',
  mypage: '/mypage/',
})

/** Takes the six pictures of a theme as its member with goods in the cart. @returns names of those that were written */
async function photograph(browser: Browser, theme: string): Promise<string[]> {
  const site = toShop(theme)
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    colorScheme: DARK.has(theme) ? 'dark' : 'light',
  })
  const page = await context.newPage()
  await becomeMember(page, site)
  const goods = await Promise.all(
    Array.from({ length: IN_CART }, (_, nth) => findBuyable(site, { least: 2, nth })),
  )
  await beginCheckout(page, site, goods, { email: DEMO_MEMBER.username })
  const paths = toPaths(goods)
  const written: string[] = []
  for (const { name, width, height } of GALLERY_SCREENS) {
    await page.setViewportSize({ width, height })
    await page.goto(toShopUrl(site) + paths[name])
    await settle(page)
    await page.waitForLoadState('networkidle')
    const shot = await page.screenshot({ animations: 'disabled' })
    if (await keepPicture(`${FOLDER}/${theme}-${name}.webp`, shot)) written.push(name)
  }
  await context.close()
  return written
}

const wanted = process.argv.slice(2)
const themes = listThemes()
const strange = wanted.find((theme) => !themes.includes(theme))
if (strange !== undefined) throw new Error(`There is no theme ${strange}; there are ${themes.join(', ')}.`)

await mkdir(FOLDER, { recursive: true })
const showcase = await openShowcase(await loadSites(), () => {})
const browser = await chromium.launch({ executablePath: requireHeadlessShell(), args: chromiumArguments })
try {
  for (const theme of wanted.length > 0 ? wanted : themes) {
    await showcase.wear(toShop(theme), theme)
    const written = await photograph(browser, theme)
    process.stdout.write(`${theme}: ${written.length > 0 ? written.join(', ') : 'as it was'}\n`)
  }
  await writeFile(`${FOLDER}/README.md`, toGalleryPage(themes))
} finally {
  await browser.close()
  await showcase.close()
}
