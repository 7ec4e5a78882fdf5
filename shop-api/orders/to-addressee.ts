import { DOCUMENTS } from '#src/text/order/documents.ts'
import type { OrderRow } from './load-order.ts'

/** A company is named above the person who ordered for it, with the honorific of a company. */
export function toAddressee(orderer: OrderRow['order_detail']['orderer']): string {
  if (!orderer) return ''
  const { company_name, department_name, last_name, first_name } = orderer
  if (!company_name) return `${last_name} ${first_name} ${DOCUMENTS.person_suffix}`
  return [company_name, department_name, DOCUMENTS.company_suffix].filter(Boolean).join('　')
}
