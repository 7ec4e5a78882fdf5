import type { DemoShop } from '../demo-shop.ts'

export const settings: DemoShop['settings'] = {
  'SITE.NAME': 'ものさし衣料室',
  'SITE.TITLE': 'ものさし衣料室｜寸法から選ぶ、毎日の服',
  'SITE.DESCRIPTION':
    'シャツ、ニット、ズボン、コート、鞄、靴。仕上がりの寸法をすべて測り、着る人の組み合わせと一緒にお見せする、尾州の小さな衣料店です。',
  'SITE.COPYRIGHT': '© 株式会社ものさし',
  'SITE.THEME': 'atelier',
  'SITE.NAMESPACE': 'atelier',
  'SITE.STORAGE_URL': '/storage/atelier',
  'SITE.CHANNEL_PREFIX': 'atelier',
  'SITE.IS_KEYCODE_REQUIRED': false,
  'SITE.NO_MEMBER_USE': false,
  'SITE.IS_USE_EMAIL_VERIFY': false,
  'SITE.IS_USE_TOP_LP': false,
  'SITE.BREAKPOINT.SCREEN-SM': 640,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  'CART.POPUP_COMPONENT': null,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'PAYMENT.CARD_BRANDS': 'visa mastercard jcb amex diners',
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
}

export const colourScheme = {
  accent: '#2b2724',
  'on-accent': '#ffffff',
  ground: '#fbfaf7',
  ink: '#23201d',
  line: '#ddd7cd',
  sale: '#9c2f24',
}
