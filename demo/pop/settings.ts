import type { DemoShop } from '../demo-shop.ts'

export const settings: DemoShop['settings'] = {
  'SITE.NAME': 'おもちゃのどかん',
  'SITE.TITLE': 'おもちゃのどかん｜プラモデル・フィギュア・カプセルトイの発売カレンダー',
  'SITE.DESCRIPTION':
    'プラモデルからぬいぐるみまで。発売月でさがして予約できる、待つ時間も楽しいおもちゃの店です。',
  'SITE.COPYRIGHT': '© 株式会社どかん商店',
  'SITE.THEME': 'pop',
  'SITE.NAMESPACE': 'pop',
  'SITE.STORAGE_URL': '/storage/pop',
  'SITE.CHANNEL_PREFIX': 'pop',
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
  accent: '#1c3fd0',
  'on-accent': '#ffffff',
  ground: '#ffffff',
  ink: '#15151c',
  line: '#c9cad6',
  sale: '#c9152c',
}
