import type { Settings } from '#contract/shapes/settings.ts'
import { requireRoute } from '#src/routes.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'

const groups: Record<keyof typeof mypageTexts.groups, string[]> = {
  orders: [
    '/mypage/order_history',
    '/mypage/order_list',
    '/mypage/quotation',
    '/mypage/approval',
    '/mypage/company',
    '/mypage/gift',
    '/mypage/product_request_history',
  ],
  favourites: [
    '/mypage/bike',
    '/mypage/bookmark',
    '/mypage/list',
    '/mypage/product_history',
    '/mypage/product_search_history',
  ],
  delivery: ['/mypage/address', '/mypage/card'],
  benefits: ['/mypage/point', '/coupon'],
  contact: ['/mypage/message-center', '/mypage/inquiry_history'],
  records: ['/mypage/memorial', '/mypage/measurement', '/mypage/name-embroidery'],
  account: [
    '/mypage/user_info',
    '/mypage/password',
    '/mypage/login_history',
    '/mypage/logout',
    '/mypage/leave',
  ],
}

export interface MypageGroup {
  title: string
  links: { href: string; label: string }[]
}

/** Links of the account area, by subject; only to pages that the shop has. */
export function toMypageGroups(settings: Settings): MypageGroup[] {
  return Object.entries(groups)
    .map(([group, paths]) => ({
      title: mypageTexts.groups[group as keyof typeof groups],
      links: paths
        .map((path) => requireRoute(path))
        .filter(({ has_page, setting }) => has_page && (setting === undefined || settings[setting] === true))
        .map(({ path, title }) => ({ href: `${path}/`, label: title ?? '' })),
    }))
    .filter(({ links }) => links.length > 0)
}
