import type { PaymentRequest } from '../provider.ts'

const SEPARATOR = '.'

/**
 * The name a payment carries at KOMOJU as its `external_order_num`: the order's number, which the staff look for there, and the
 * attempt's key, which makes it the only one of its name. Without order number nothing could be found in the dashboard,
 * without key a second attempt would be refused.
 */
export const toExternalNumber = ({
  order_no,
  idempotency_key,
}: Pick<PaymentRequest, 'order_no' | 'idempotency_key'>): string =>
  `${order_no}${SEPARATOR}${idempotency_key}`

/** The same back; nulls for a payment that other software made. */
export function readExternalNumber(external: string | null | undefined): {
  order_no: string | null
  idempotency_key: string | null
} {
  const at = external?.indexOf(SEPARATOR) ?? -1
  const [order_no, idempotency_key] = [external?.slice(0, at), external?.slice(at + 1)]
  if (at < 0 || !order_no || !idempotency_key) return { order_no: null, idempotency_key: null }
  return { order_no, idempotency_key }
}
