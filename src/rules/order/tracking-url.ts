import type { Carrier } from '#contract/shapes/parcel.ts'

const ADDRESSES: Record<Carrier, ((tracking_no: string) => string) | null> = {
  yamato: (no) => `https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=${no}`,
  sagawa: (no) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${no}`,
  japan_post: (no) => `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${no}`,
  other: null,
}

/** The carrier's page about a parcel; null where there is none. */
export function toTrackingUrl(carrier: Carrier, tracking_no: string): string | null {
  return tracking_no === '' ? null : (ADDRESSES[carrier]?.(encodeURIComponent(tracking_no)) ?? null)
}
