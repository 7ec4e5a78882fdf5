import { toMenuAddress } from '#contract/menu-address.ts'
import { MENU_LIMITS, type MenuLink, type Menus } from '#contract/shapes/menus.ts'
import { loadMenus, MENUS } from '#shop-api/content/load-menus.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { MENU_ERRORS } from '#src/text/editor/menus.ts'
import { type ShopDocument, writeStoredFields } from '../shop-document.ts'

/** Links of the shop's own in header and footer. */
export const menusDocument: ShopDocument<Menus> = {
  name: MENUS,
  read: loadMenus,
  async write(tx, { channel_id }, { header, footer }) {
    const kept: Menus = {
      header: toKept(header, 'header'),
      footer: footer.map(({ title, links }, at) => {
        if (links.length === 0)
          throw invalidField(`footer.${at}.title`, 'min_items', MENU_ERRORS.empty_column)
        return { title, links: toKept(links, `footer.${at}.links`) }
      }),
    }
    await writeStoredFields(tx, channel_id, MENUS, kept)
  },
  toChanges: () => [{ type: 'menus', key: MENUS, action: 'updated' }],
}

/** @throws ApiError 422 beside an address no link may lead to */
function toKept(links: readonly MenuLink[], list: string): MenuLink[] {
  return links.map(({ label, url: typed }, at) => {
    const url = toMenuAddress(typed)
    if (url === undefined) throw invalidField(`${list}.${at}.url`, 'url', MENU_ERRORS.address)
    if (url.length > MENU_LIMITS.address)
      throw invalidField(`${list}.${at}.url`, 'max_length', MENU_ERRORS.long_address(MENU_LIMITS.address))
    return { label, url }
  })
}
