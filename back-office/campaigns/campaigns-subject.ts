import CouponIcon from '@mui/icons-material/ConfirmationNumberOutlined'
import PopupIcon from '@mui/icons-material/CampaignOutlined'
import { COUPONS_TEXT, POPUPS_TEXT } from '#src/text/back-office/campaigns.ts'
import type { Subject } from '../frame/subject.ts'

export const campaignsSubject: Subject = {
  area: 'content',
  group: 'promotion',
  entries: [
    {
      kind: 'coupons',
      text: COUPONS_TEXT,
      icon: CouponIcon,
      title: 'name',
      list: () => import('./CouponList.tsx'),
      form: () => import('./CouponForm.tsx'),
      blank: {
        code: '',
        name: '',
        description: '',
        kind: 'amount',
        discount: 0,
        minimum_total: 0,
        for_whom: 'everybody',
        usage_limit: null,
        category_ids: [],
      },
      has_dates: true,
      change: { type: 'coupon', key: 'code' },
    },
    {
      kind: 'popups',
      text: POPUPS_TEXT,
      icon: PopupIcon,
      title: 'title',
      list: () => import('./PopupList.tsx'),
      form: () => import('./PopupForm.tsx'),
      blank: { title: '', body: '', picture: null, href: null },
      has_dates: true,
      change: { type: 'popup' },
    },
  ],
}
