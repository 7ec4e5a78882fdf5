import { getPageQuery } from '#src/site/page-query.ts'

/** Numbers of orders begin otherwise. */
const INVOICE_NO = /^INV-\d+$/

/** Whether the page of papers was opened for an invoice of a company. */
export const isOfInvoice = (): boolean => INVOICE_NO.test(getPageQuery().get('no') ?? '')
