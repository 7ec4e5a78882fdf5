import type { DemoShop } from '../demo-shop.ts'

export const settings: DemoShop['settings'] = {
  'SITE.NAME': 'あさいち三丁目',
  'SITE.TITLE': 'あさいち三丁目｜野菜・くだもの・魚・米の産地直送',
  'SITE.DESCRIPTION':
    '今朝の台にのった野菜、くだもの、魚、米、たまご、みそを、産地と生産者の名前といっしょにお届けします。高崎の朝市の店です。',
  'SITE.COPYRIGHT': '© 株式会社あさいち三丁目',
  'SITE.THEME': 'ichiba',
  'SITE.NAMESPACE': 'ichiba',
  'SITE.STORAGE_URL': '/storage/ichiba',
  'SITE.CHANNEL_PREFIX': 'ichiba',
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
  accent: '#1f6a37',
  'on-accent': '#ffffff',
  ground: '#f3f5ee',
  ink: '#20261f',
  line: '#d3d9cb',
  sale: '#c02b1d',
}
