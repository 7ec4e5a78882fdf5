import * as z from 'zod/mini'
import { isOrigin } from '../is-origin.ts'
import { isHostList } from '../policy-hosts.ts'
import { gtmId } from './admin-site.ts'
import { optionalText, text } from './input.ts'
import { CARD_BRANDS, KONBINI_CHAINS } from './payment-terms.ts'
import { urlKey } from './rules.ts'

const isHttps = (address: string) => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && !url.username && !url.password
}

const isSwitch = () => z.boolean()
const days = (max: number) => z.int().check(z.gte(0), z.lte(max))
const pixels = () => z.int().check(z.gte(240), z.lte(4000))
const empty = z.literal('')
/** An https address of a script; empty for none. */
const scriptAddress = () => z.union([empty, z.url().check(z.maxLength(500), z.refine(isHttps))])

/** `script=https://cdn.example.com img=…`, between spaces; empty for none. */
const policyHosts = () => optionalText(1000).check(z.refine(isHostList))

/** Some of these words, between spaces; empty for none. */
const someOf = (words: readonly string[]) =>
  optionalText(200).check(z.refine((text) => text.split(/ +/).every((word) => !word || words.includes(word))))

/**
 * What staff may set, and to what. Keys that are not here are the installation's or worked out by the API; nobody sets
 * them by a call.
 */
export const settingValues = {
  'SITE.THEME': text(50).check(urlKey()),
  'SITE.NAME': text(60),
  'SITE.TITLE': optionalText(120),
  'SITE.DESCRIPTION': optionalText(300),
  'SITE.COPYRIGHT': optionalText(120),
  'SITE.ORIGIN': z.union([empty, z.url().check(z.maxLength(200), z.refine(isOrigin))]),
  'SITE.IS_KEYCODE_REQUIRED': isSwitch(),
  'SITE.NO_MEMBER_USE': isSwitch(),
  'SITE.IS_USE_TOP_LP': isSwitch(),
  'SITE.IS_CORPORATE': isSwitch(),
  'SITE.IS_USE_EMAIL_VERIFY': isSwitch(),
  'SITE.IS_USE_MFA': isSwitch(),
  'SITE.PASSWORD_EXPIRY_DAYS': days(3650),
  'SITE.SYNC_CHANNELS': optionalText(300).check(z.regex(/^[a-z0-9_ -]*$/)),
  'SITE.BREAKPOINT.SCREEN-SM': pixels(),
  'SITE.BREAKPOINT.SCREEN-MD': pixels(),
  'CART.POPUP_COMPONENT': z.literal('CartDrawer'),
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': isSwitch(),
  'PAYMENT.CARD_BRANDS': someOf(CARD_BRANDS),
  'PAYMENT.KONBINI_CHAINS': someOf(KONBINI_CHAINS),
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': isSwitch(),
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': isSwitch(),
  'PLUGIN.QUOTATION.IS_USE': isSwitch(),
  'PLUGIN.QUICK_ORDER.IS_USE': isSwitch(),
  'PLUGIN.MY_BIKE.IS_USE': isSwitch(),
  'PLUGIN.GIFT_RECORD.IS_USE': isSwitch(),
  'PLUGIN.ORDER_LIST.IS_USE': isSwitch(),
  'PLUGIN.BUSINESS_ACCOUNT.IS_USE': isSwitch(),
  'PLUGIN.SOCIAL_GIFT.IS_USE': isSwitch(),
  'PLUGIN.SOCIAL_GIFT.DEADLINE_DAYS': z.int().check(z.gte(1), z.lte(365)),
  'PLUGIN.POINT.RATE': z.number().check(z.gte(0), z.lte(100)),
  'PLUGIN.POINT.VALID_DAYS': z.int().check(z.gte(1), z.lte(3650)),
  'PLUGIN.POINT.EARN_ON': z.enum(['paid', 'shipped']),
  'PLUGIN.TRACKING.IS_USE': isSwitch(),
  'PLUGIN.TRACKING.GTM_ID': z.union([empty, gtmId()]),
  'PLUGIN.RETARGETING.IS_USE': isSwitch(),
  'PLUGIN.CONSENT.IS_REQUIRED': isSwitch(),
  'PLUGIN.THIRD_PARTY_TAG.SRC': scriptAddress(),
  'PLUGIN.THIRD_PARTY_TAG.HOSTS': policyHosts(),
  'PLUGIN.RECOMMENDATION.SRC': scriptAddress(),
  'PLUGIN.RECOMMENDATION.HOSTS': policyHosts(),
  'PLUGIN.POPUP.SRC': scriptAddress(),
  'PLUGIN.POPUP.HOSTS': policyHosts(),
  'PLUGIN.POPUP.FUNCTION': optionalText(100).check(z.regex(/^([A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*)?$/)),
} as const satisfies Record<string, z.ZodMiniType>

export type SettingKey = keyof typeof settingValues

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingValues, key)
}
