import type * as z from 'zod/mini'
import type { CallDefinition } from './call.ts'
import { addressAndBrandCalls } from './calls/address-and-brands.ts'
import { approvalCalls } from './calls/approvals.ts'
import { authCalls } from './calls/auth.ts'
import { bikeCalls } from './calls/bikes.ts'
import { cartLineCalls } from './calls/cart-lines.ts'
import { cartRecipientCalls } from './calls/cart-recipients.ts'
import { cartShippingCalls } from './calls/cart-shipping.ts'
import { cartCalls } from './calls/cart.ts'
import { checkoutCalls } from './calls/checkout.ts'
import { contentFileCalls } from './calls/content-files.ts'
import { contentCalls } from './calls/content.ts'
import { eventCalls } from './calls/events.ts'
import { guestOrderCalls } from './calls/guest-orders.ts'
import { inquiryCalls } from './calls/inquiries.ts'
import { memberAccountCalls } from './calls/member-account.ts'
import { memberAddressCalls } from './calls/member-addresses.ts'
import { memberBusinessCalls } from './calls/member-business.ts'
import { invoiceCalls } from './calls/invoices.ts'
import { memberGiftCalls } from './calls/member-gifts.ts'
import { memberListCalls } from './calls/member-lists.ts'
import { memberRecordCalls } from './calls/member-records.ts'
import { memberWalletCalls } from './calls/member-wallet.ts'
import { memoCalls } from './calls/memos.ts'
import { orderListCalls } from './calls/order-lists.ts'
import { orderCalls } from './calls/orders.ts'
import { adminAuthCalls } from './calls/admin-auth.ts'
import { adminBusinessCalls } from './calls/admin-business.ts'
import { adminBikeCalls } from './calls/admin-bikes.ts'
import { adminCampaignCalls } from './calls/admin-campaigns.ts'
import { adminCatalogueCalls } from './calls/admin-catalogue.ts'
import { adminContentCalls } from './calls/admin-content.ts'
import { adminImportCalls } from './calls/admin-imports.ts'
import { adminMemberCalls } from './calls/admin-members.ts'
import { adminOrderFileCalls } from './calls/admin-order-files.ts'
import { adminTodayCalls } from './calls/admin-today.ts'
import { adminTransferCalls } from './calls/admin-transfers.ts'
import { adminOrderCalls } from './calls/admin-orders.ts'
import { adminPaymentCalls } from './calls/admin-payments.ts'
import { adminJournalCalls } from './calls/admin-journal.ts'
import { adminPersonCalls } from './calls/admin-persons.ts'
import { adminPictureCalls } from './calls/admin-pictures.ts'
import { adminSellingCalls } from './calls/admin-selling.ts'
import { adminShopCalls } from './calls/admin-shops.ts'
import { adminSiteCalls } from './calls/admin-site.ts'
import { adminTermCalls } from './calls/admin-terms.ts'
import { adminTalkCalls } from './calls/admin-talk.ts'
import { adminCalls } from './calls/admin.ts'
import { adminInboxCalls } from './calls/admin-inbox.ts'
import { memberAccessCalls } from './calls/member-access.ts'
import { storefrontCalls } from './calls/storefront.ts'
import { previewCalls } from './calls/previews.ts'
import { visitorCalls } from './calls/visitor.ts'
import { quotationCalls } from './calls/quotations.ts'
import { productCalls } from './calls/products.ts'
import { socialGiftCalls } from './calls/social-gift.ts'

/**
 * Every call both sides agree on, by `METHOD /path`, by heading, ours last.
 * Browser code imports only the types below.
 */
export const calls = {
  ...authCalls,
  ...addressAndBrandCalls,
  ...orderCalls,
  ...guestOrderCalls,
  ...memoCalls,
  ...socialGiftCalls,
  ...eventCalls,
  ...contentCalls,
  ...contentFileCalls,
  ...productCalls,
  ...inquiryCalls,
  ...cartCalls,
  ...cartLineCalls,
  ...cartShippingCalls,
  ...checkoutCalls,
  ...memberAccountCalls,
  ...memberAddressCalls,
  ...memberListCalls,
  ...memberRecordCalls,
  ...memberWalletCalls,
  ...storefrontCalls,
  ...bikeCalls,
  ...cartRecipientCalls,
  ...memberGiftCalls,
  ...memberBusinessCalls,
  ...approvalCalls,
  ...orderListCalls,
  ...quotationCalls,
  ...visitorCalls,
  ...memberAccessCalls,
  ...adminInboxCalls,
  ...adminCalls,
  ...adminAuthCalls,
  ...adminPersonCalls,
  ...adminJournalCalls,
  ...adminCampaignCalls,
  ...adminCatalogueCalls,
  ...adminBikeCalls,
  ...adminBusinessCalls,
  ...invoiceCalls,
  ...adminContentCalls,
  ...adminImportCalls,
  ...adminOrderCalls,
  ...adminPaymentCalls,
  ...adminOrderFileCalls,
  ...adminTransferCalls,
  ...adminMemberCalls,
  ...adminTodayCalls,
  ...adminPictureCalls,
  ...adminSellingCalls,
  ...adminShopCalls,
  ...adminSiteCalls,
  ...adminTermCalls,
  ...previewCalls,
  ...adminTalkCalls,
}

export type Calls = typeof calls
/** Name of a call, e.g. `'PATCH /v1/carts/products/add'`. */
export type CallName = keyof Calls

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** What a call sends: path parameters, query (numbers, switches and lists as such) and body. */
export interface CallInput<Name extends CallName> {
  params: Record<ParamNames<Name>, string | number>
  query: Calls[Name] extends { query: infer Q } ? Partial<OutputOf<Q>> : undefined
  body: Calls[Name] extends { body: infer B extends z.ZodMiniType } ? z.input<B> : undefined
}

/** What a call answers: the body of a 200 (or 202), `Blob` for a file, `undefined` for 204. */
export type CallOutput<Name extends CallName> =
  | (Calls[Name]['response'] extends 'file' ? Blob : OutputOf<Calls[Name]['response']>)
  | (Calls[Name] extends { accepted: infer A } ? OutputOf<A> : never)

/** The definition of a call by a name only known at run time. */
export function getCall(name: string): CallDefinition | undefined {
  return (calls as Record<string, CallDefinition>)[name]
}
