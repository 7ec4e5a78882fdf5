import type { DemoShop } from '../demo-shop.ts'

/** Told to newcomers on the start screen: the demo would be closed to them without it. */
export const keycode = 'KANAME-2026'

export const settings: DemoShop['settings'] = {
  'SITE.NAME': '資材のかなめ',
  'SITE.TITLE': '資材のかなめ｜工場とオフィスの消耗品・保護具',
  'SITE.DESCRIPTION':
    '作業手袋、安全靴、工具、ねじ、清掃用品から来客のお茶まで。法人のお客様専用に、必要な分だけ翌日お届けする資材の店です。',
  'SITE.COPYRIGHT': '© 株式会社かなめ資材',
  'SITE.THEME': 'hojin',
  'SITE.NAMESPACE': 'hojin',
  'SITE.STORAGE_URL': '/storage/hojin',
  'SITE.CHANNEL_PREFIX': 'hojin',
  'SITE.IS_KEYCODE_REQUIRED': true,
  'SITE.NO_MEMBER_USE': false,
  'SITE.IS_USE_EMAIL_VERIFY': false,
  'SITE.IS_CORPORATE': true,
  'SITE.IS_USE_TOP_LP': false,
  'SITE.BREAKPOINT.SCREEN-SM': 640,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  'CART.POPUP_COMPONENT': null,
  'PLUGIN.QUOTATION.IS_USE': true,
  'PLUGIN.QUICK_ORDER.IS_USE': true,
  'PLUGIN.ORDER_LIST.IS_USE': true,
  'PLUGIN.BUSINESS_ACCOUNT.IS_USE': true,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'PAYMENT.CARD_BRANDS': 'visa mastercard jcb amex diners',
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
}

export const colourScheme = {
  accent: '#1d4f7c',
  'on-accent': '#ffffff',
  ground: '#f5f7f9',
  ink: '#1f2529',
  line: '#c9d2d9',
  sale: '#b3261e',
}
