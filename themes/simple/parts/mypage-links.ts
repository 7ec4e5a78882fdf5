import { requireRoute } from '#src/routes.ts'
import { mypageTexts } from '#src/text/mypage.ts'

const groups: Record<keyof typeof mypageTexts.groups, string[]> = {
  orders: ['/order_history', '/product_request_history'],
  favourites: ['/bookmark', '/list', '/product_history', '/product_search_history'],
  delivery: ['/address', '/card'],
  benefits: ['/point'],
  contact: ['/message-center', '/inquiry_history'],
  records: ['/memorial', '/measurement', '/name-embroidery'],
  account: ['/user_info', '/password', '/login_history', '/logout', '/leave'],
}

export interface MypageGroup {
  title: string
  links: { href: string; label: string }[]
}

/** Where the account area leads, by subject; only to pages there are. */
export function toMypageGroups(): MypageGroup[] {
  return Object.entries(groups)
    .map(([group, paths]) => ({
      title: mypageTexts.groups[group as keyof typeof groups],
      links: paths
        .map((path) => requireRoute(`/mypage${path}`))
        .filter(({ has_page }) => has_page)
        .map(({ path, title }) => ({ href: `${path}/`, label: title ?? '' })),
    }))
    .filter(({ links }) => links.length > 0)
}
