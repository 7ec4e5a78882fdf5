import type { DemoShop } from '../demo-shop.ts'

export const settings: DemoShop['settings'] = {
  'SITE.NAME': 'モトパーツ かざぐるま',
  'SITE.TITLE': 'モトパーツ かざぐるま｜バイク部品・用品の専門店',
  'SITE.DESCRIPTION':
    'ブレーキ、チェーン、マフラーからヘルメット、工具まで。適合を図面で確かめてお届けする、浜松のバイク部品専門店です。',
  'SITE.COPYRIGHT': '© 株式会社かざぐるま商会',
  'SITE.THEME': 'garage',
  'SITE.NAMESPACE': 'moto',
  'SITE.STORAGE_URL': '/storage/moto',
  'SITE.CHANNEL_PREFIX': 'moto',
  'SITE.IS_KEYCODE_REQUIRED': false,
  'SITE.NO_MEMBER_USE': false,
  'SITE.IS_USE_EMAIL_VERIFY': true,
  'SITE.SYNC_CHANNELS': 'okurimono',
  'SITE.ORIGIN': 'http://localhost:4321',
  'SITE.IS_USE_TOP_LP': false,
  'SITE.BREAKPOINT.SCREEN-SM': 640,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  'CART.POPUP_COMPONENT': null,
  'PLUGIN.QUOTATION.IS_USE': true,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'PLUGIN.MY_BIKE.IS_USE': true,
  'PAYMENT.CARD_BRANDS': 'visa mastercard jcb amex diners',
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
}

export const colourScheme = {
  accent: '#d9480f',
  'on-accent': '#ffffff',
  ground: '#f4f1ec',
  ink: '#221f1b',
  line: '#cfc8bd',
  sale: '#c92a2a',
}
