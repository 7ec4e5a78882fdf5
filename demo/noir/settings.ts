import type { DemoShop } from '../demo-shop.ts'

export const settings: DemoShop['settings'] = {
  'SITE.NAME': '針音堂',
  'SITE.TITLE': '針音堂｜音の道具と、腕時計',
  'SITE.DESCRIPTION':
    'ヘッドホン、アンプ、スピーカー、レコードプレーヤー、そして腕時計。測った値と、聴いて使った感想を分けて書く、神戸の小さな店です。',
  'SITE.COPYRIGHT': '© 株式会社針音堂',
  'SITE.THEME': 'noir',
  'SITE.NAMESPACE': 'noir',
  'SITE.STORAGE_URL': '/storage/noir',
  'SITE.CHANNEL_PREFIX': 'noir',
  'SITE.IS_KEYCODE_REQUIRED': false,
  'SITE.NO_MEMBER_USE': false,
  'SITE.IS_USE_EMAIL_VERIFY': false,
  'SITE.ORIGIN': 'http://noir.localhost:4321',
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
  accent: '#e0b36a',
  'on-accent': '#17130c',
  ground: '#0f1012',
  ink: '#ecebe7',
  line: '#2c2e32',
  sale: '#ff9d80',
}
