import type { DemoShop } from '../demo-shop.ts'

export const settings: DemoShop['settings'] = {
  'SITE.NAME': '贈りもの 結日堂',
  'SITE.TITLE': '贈りもの 結日堂｜内祝い・結婚祝い・季節のごあいさつ',
  'SITE.DESCRIPTION':
    'お茶、菓子、器、漆器、タオル。産地を歩いて選んだ品を、熨斗と包装を添えてお届けする金沢の贈りもの店です。',
  'SITE.COPYRIGHT': '© 株式会社結日堂',
  'SITE.THEME': 'wa',
  'SITE.NAMESPACE': 'okurimono',
  'SITE.STORAGE_URL': '/storage/okurimono',
  'SITE.CHANNEL_PREFIX': 'okurimono',
  'SITE.IS_KEYCODE_REQUIRED': false,
  'SITE.NO_MEMBER_USE': false,
  'SITE.IS_USE_EMAIL_VERIFY': false,
  'SITE.SYNC_CHANNELS': 'moto',
  'SITE.ORIGIN': 'http://okurimono.localhost:4321',
  'SITE.IS_USE_TOP_LP': false,
  'SITE.BREAKPOINT.SCREEN-SM': 640,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  'CART.POPUP_COMPONENT': 'CartDrawer',
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'PAYMENT.CARD_BRANDS': 'visa mastercard jcb amex diners',
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
  'PLUGIN.GIFT_RECORD.IS_USE': true,
  'PLUGIN.SOCIAL_GIFT.IS_USE': true,
}

export const colourScheme = {
  accent: '#b3402e',
  'on-accent': '#ffffff',
  ground: '#faf7f0',
  ink: '#26241f',
  line: '#d8d0c0',
  sale: '#b3402e',
}
