import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { day, id, instant, textOrNull, yen } from './fields.ts'
import { OwnInvoiceTermsSchema } from './invoice.ts'
import { email, optionalLines, text } from './input.ts'

/** `approver`: decides about what others ask for, and keeps their limits. Approvers have none themselves. */
export const BuyerRoleSchema = z.enum(['buyer', 'approver'])
export type BuyerRole = z.infer<typeof BuyerRoleSchema>

/** What a buyer may order without being asked: yen, tax included. Null: any amount. */
export const buyerLimits = {
  /** Of one order. */
  order_limit: z.nullable(yen()),
  /** Of all orders of a calendar month in Japan. */
  monthly_limit: z.nullable(yen()),
}

/** The company a member buys for, as that member sees it. */
export const BusinessAccountSchema = z.object({
  /** The shop's number of the company (得意先コード). */
  code: z.string(),
  name: z.string(),
  role: BuyerRoleSchema,
  ...buyerLimits,
  /** Yen of the member's own orders of this month that stand. */
  ordered_this_month: yen(),
  /** Requests this member can decide about; 0 for a buyer. */
  waiting_count: z.int(),
  /** Names of those who decide. */
  approvers: z.array(z.string()),
  /** Paying by invoice; null where the company may not. */
  invoice: z.nullable(OwnInvoiceTermsSchema),
})
export type BusinessAccount = z.infer<typeof BusinessAccountSchema>

/** Somebody who buys for a company. `id` is the member's. */
export const BuyerSchema = z.object({
  id: id(),
  name: z.string(),
  department_name: textOrNull(),
  email: z.string(),
  role: BuyerRoleSchema,
  ...buyerLimits,
  ordered_this_month: yen(),
  /** A stopped buyer orders nothing and sees no agreed prices. */
  is_active: z.boolean(),
})
export type Buyer = z.infer<typeof BuyerSchema>

export const BuyerChangeSchema = z.object({
  role: z.optional(BuyerRoleSchema),
  order_limit: z.optional(buyerLimits.order_limit),
  monthly_limit: z.optional(buyerLimits.monthly_limit),
  is_active: z.optional(z.boolean()),
})
export type BuyerChange = z.infer<typeof BuyerChangeSchema>

export const BusinessInvitationInputSchema = z.object({
  email: email(),
  role: BuyerRoleSchema,
  ...buyerLimits,
})
export type BusinessInvitationInput = z.infer<typeof BusinessInvitationInputSchema>

/** An invitation nobody took up yet. */
export const BusinessInvitationSchema = z.object({
  id: id(),
  email: z.string(),
  role: BuyerRoleSchema,
  ...buyerLimits,
  invited_at: instant(),
  expires_at: instant(),
})
export type BusinessInvitation = z.infer<typeof BusinessInvitationSchema>

/** What a company pays for one variation. */
export const OwnPriceSchema = z.object({
  /** {resourceKey} of the product. */
  key: z.string(),
  /** The variation. */
  product_id: id(),
  unit_price: yen(),
  /** What everybody else pays. */
  regular_price: yen(),
})
export type OwnPrice = z.infer<typeof OwnPriceSchema>

const accountFields = {
  /** 得意先コード; unique in a shop. */
  code: text(40),
  name: text(250),
  /** Percent of the usual price the company pays for what has no price of its own (掛率). 100: the usual price. */
  price_rate: z.int().check(z.gte(1), z.lte(100)),
  /** For the staff alone. */
  note: optionalLines(1000),
  is_active: z.boolean(),
}
export const BusinessAccountInputSchema = z.object(accountFields)
export type BusinessAccountInput = z.infer<typeof BusinessAccountInputSchema>
/** A company that buys, as the staff keep it. */
export const AdminBusinessAccountSchema = z.object({
  id: id(),
  version: z.int(),
  ...asKept(accountFields),
  buyer_count: z.int(),
  price_count: z.int(),
  /** Yen of the company's orders of this month that stand. */
  ordered_this_month: yen(),
})
export type AdminBusinessAccount = z.infer<typeof AdminBusinessAccountSchema>

const businessBuyerFields = {
  account_code: text(40),
  /** Of the member. Somebody buys for one company only. */
  email: email(),
  role: BuyerRoleSchema,
  ...buyerLimits,
  is_active: z.boolean(),
}
export const BusinessBuyerInputSchema = z.object(businessBuyerFields)
export type BusinessBuyerInput = z.infer<typeof BusinessBuyerInputSchema>
/** A buyer, as the staff keep it. `id` is the member's. */
export const AdminBusinessBuyerSchema = z.object({
  id: id(),
  version: z.int(),
  ...asKept(businessBuyerFields),
  account_name: z.string(),
  name: z.string(),
  ordered_this_month: yen(),
})
export type AdminBusinessBuyer = z.infer<typeof AdminBusinessBuyerSchema>

const contractPriceFields = {
  account_code: text(40),
  /** Part number of the variation. */
  code: text(64),
  /** Yen, tax included. */
  unit_price: yen(),
  /** First and last day it is good for, in Japan; null: without a beginning, without an end. */
  valid_from: z.nullable(day()),
  valid_until: z.nullable(day()),
}
export const ContractPriceInputSchema = z.object(contractPriceFields)
export type ContractPriceInput = z.infer<typeof ContractPriceInputSchema>
/** A price agreed with a company. */
export const AdminContractPriceSchema = z.object({
  id: id(),
  version: z.int(),
  ...asKept(contractPriceFields),
  account_name: z.string(),
  product_key: z.string(),
  product_name: z.string(),
  /** What everybody else pays. */
  regular_price: yen(),
})
export type AdminContractPrice = z.infer<typeof AdminContractPriceSchema>
