import type { DemoShop } from '../demo-shop.ts'

export const settings: DemoShop['settings'] = {
  'SITE.NAME': 'ますめ文具店',
  'SITE.TITLE': 'ますめ文具店｜ノート・リフィル・万年筆・インクの小さな店',
  'SITE.DESCRIPTION':
    'ノート、手帳の中身、万年筆、インク、紙テープ、便箋。五ミリのますめから考えた小さな文具を、松本の店から一つずつお届けします。',
  'SITE.COPYRIGHT': '© 有限会社ますめ',
  'SITE.THEME': 'techo',
  'SITE.NAMESPACE': 'techo',
  'SITE.STORAGE_URL': '/storage/techo',
  'SITE.CHANNEL_PREFIX': 'techo',
  'SITE.IS_KEYCODE_REQUIRED': false,
  'SITE.NO_MEMBER_USE': false,
  'SITE.IS_USE_EMAIL_VERIFY': false,
  'SITE.IS_USE_TOP_LP': false,
  'SITE.BREAKPOINT.SCREEN-SM': 640,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  'CART.POPUP_COMPONENT': 'CartDrawer',
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'PAYMENT.CARD_BRANDS': 'visa mastercard jcb amex diners',
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
}

export const colourScheme = {
  accent: '#1f4aa0',
  'on-accent': '#ffffff',
  ground: '#fbfaf5',
  ink: '#23282f',
  line: '#d5dde0',
  sale: '#b3362b',
}
