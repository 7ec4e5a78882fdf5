import type { Frame } from '#src/content-loaders/frame-loader.ts'
import { orderDeskText } from '#src/text/themes/order-desk.ts'
import { toCategoryPath } from '#src/rules/page/page-paths.ts'

/** Where a purchaser goes every day, as far as this shop has it. */
export function toDeskLinks({ settings, categories }: Frame): { href: string; label: string }[] {
  const shelves = categories.filter(({ parent_key }) => parent_key === null)
  return [
    ...(settings['PLUGIN.QUICK_ORDER.IS_USE'] === true
      ? [{ href: '/cart/#quick-order', label: orderDeskText.quick_order }]
      : []),
    ...shelves.map(({ key, name }) => ({ href: toCategoryPath(key), label: name })),
    ...(settings['PLUGIN.ORDER_LIST.IS_USE'] === true && !settings['SITE.NO_MEMBER_USE']
      ? [{ href: '/mypage/order_list/', label: orderDeskText.order_lists }]
      : []),
    ...(settings['SITE.NO_MEMBER_USE']
      ? []
      : [{ href: '/mypage/order_history/', label: orderDeskText.order_history }]),
    { href: '/contact/', label: orderDeskText.contact },
  ]
}
