import * as z from 'zod/mini'
import { CompanySchema } from './settings.ts'
import { day, yen } from './fields.ts'
import { email, lines, optionalLines, optionalText, phoneNumber, postalCode, text } from './input.ts'
import { kana } from './rules.ts'

/** The seller as staff keep it. When parcels leave stands in `BusinessDaysSchema`. */
export const CompanyFieldsSchema = z.omit(CompanySchema, { closed_weekdays: true, cutoff_hour: true })
export type CompanyFields = z.infer<typeof CompanyFieldsSchema>

export const CompanyInputSchema = z.object({
  name: text(100),
  name_kana: optionalText(100).check(kana()),
  postal_code: postalCode(),
  address: text(200),
  phone_number: phoneNumber(),
  email: email(),
  representative: text(50),
  /** `T` and 13 digits; empty for a seller who issues no qualified invoices. */
  invoice_number: optionalText(14),
  business_hours: text(100),
})
export type CompanyInput = z.infer<typeof CompanyInputSchema>

/** Yen that staff type: nobody charges more for a way. */
const fee = () => yen().check(z.lte(100_000))

/** Shipping fee and days on the road of every region, and from which amount it is free. */
export const ShippingFeesSchema = z.object({
  regions: z
    .array(
      z.object({
        region: text(20),
        /** Null where the shop does not deliver. */
        carriage: z.nullable(fee()),
        /** Calendar days from dispatch to arrival. */
        transit_days: z.int().check(z.gte(0), z.lte(30)),
      }),
    )
    .check(z.maxLength(47)),
  /** Goods of one order from which shipping is free; null for never. */
  free_carriage_from: z.nullable(yen().check(z.lte(10_000_000))),
  /** Shipping fee of a social gift; null for the dearest region's. */
  gift_carriage: z.nullable(fee()),
})
export type ShippingFees = z.infer<typeof ShippingFeesSchema>

/** Times of day a shopper may choose, in order; none where the shop offers none. */
export const DeliverySlotsSchema = z.object({
  slots: z
    .array(
      z.object({
        /** Travels with carts and orders; the same key keeps its meaning. */
        key: text(20).check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
        name: text(30),
      }),
    )
    .check(z.maxLength(12)),
})
export type DeliverySlots = z.infer<typeof DeliverySlotsSchema>

const monthAndDay = () => text(5).check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/))

/** When the shop works, and until when an order leaves the same day. */
export const BusinessDaysSchema = z.object({
  /** 0 Sunday … 6 Saturday. */
  closed_weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(6)),
  /** Hour of the Japanese day. */
  cutoff_hour: z.int().check(z.gte(0), z.lte(24)),
  /** Whether the shop works on national holidays. */
  is_open_on_holidays: z.boolean(),
  /** First and last day of the closure at the turn of the year, `MM-DD`; null for none. */
  year_end_closure: z.nullable(z.object({ from: monthAndDay(), to: monthAndDay() })),
  /** Days that differ from all of this. */
  special_dates: z
    .array(z.object({ date: day(), is_open: z.boolean(), note: optionalText(50) }))
    .check(z.maxLength(500)),
})
export type BusinessDays = z.infer<typeof BusinessDaysSchema>

/** Ways to pay a shop can offer. `invoice`: one invoice a month, to companies whose terms are on. */
export const OFFERED_PAYMENT_CODES = [
  'card',
  'bank_transfer',
  'cash_on_delivery',
  'konbini',
  'paypay',
  'deferred',
  'invoice',
] as const

/** Every way to pay, in the order shoppers see them. */
export const PaymentMethodsSchema = z.object({
  payments: z
    .array(
      z.object({
        code: z.enum(OFFERED_PAYMENT_CODES),
        is_offered: z.boolean(),
        name: text(50),
        description: optionalLines(500),
        /** By goods and shipping fee of the order, `up_to` rising; above the last step it is not offered. */
        fees: z.array(z.object({ up_to: z.nullable(yen()), fee: fee() })).check(z.maxLength(20)),
        /** When the shopper pays. `{deadline_days}` becomes the number of days. */
        payment_time: text(200),
        /** When a provider takes the money of a card: at the order, or when the first parcel leaves. */
        capture: z.prefault(z.enum(['at_order', 'at_shipping']), 'at_order'),
        /**
         * Where the money goes, as the shopper reads it, and until when; null for ways that need none. Invoices are due by the
         * terms of their company, so the days mean nothing there.
         */
        guide: z.nullable(
          z.object({
            account: lines(500),
            deadline_days: z.int().check(z.gte(1), z.lte(90)),
            /** Days before the deadline on which the orderer is reminded; null for never. */
            remind_days_before: z.prefault(z.nullable(z.int().check(z.gte(0), z.lte(30))), null),
            /** Days after the deadline on which an unpaid order is cancelled by itself; null for never. */
            cancel_days_after: z.prefault(z.nullable(z.int().check(z.gte(1), z.lte(60))), null),
          }),
        ),
      }),
    )
    .check(z.maxLength(OFFERED_PAYMENT_CODES.length)),
})
export type PaymentMethods = z.infer<typeof PaymentMethodsSchema>

/** The word that opens a closed shop: nobody reads it again. */
export const KeycodeFieldsSchema = z.object({ is_set: z.boolean() })
export const KeycodeInputSchema = z.object({
  /** Null removes it. */
  keycode: z.nullable(text(100)),
})
export type KeycodeInput = z.infer<typeof KeycodeInputSchema>
