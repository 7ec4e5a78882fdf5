import type { Settings } from '#contract/shapes/settings.ts'
import { routes } from '#src/routes.ts'

/**
 * Origins whose frames a page may show: those of the payment provider, on the pages that take a card and on no other.
 *
 * @param address of the page, e.g. `/cart/payment/`
 */
export function toFrameHosts(address: string, settings: Pick<Settings, 'PAYMENT.FRAME_ORIGINS'>): string[] {
  const path = address.replace(/\/$/, '')
  if (!routes.some((route) => route.takes_cards && route.path === path)) return []
  return (settings['PAYMENT.FRAME_ORIGINS'] ?? '').split(' ').filter(isOrigin)
}

/** It becomes part of a header: nothing but an origin may. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
