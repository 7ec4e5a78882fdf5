import * as z from 'zod/mini'
import { LINE_PIECES_MAX } from '../buying-limits.ts'
import { GIFT_MESSAGE_MAX, RECIPIENT_GOODS_MAX } from '../gift-limits.ts'
import { AddressInputSchema, AddressSchema } from './address.ts'
import { id, PictureSchema, textOrNull, yen } from './fields.ts'
import { emptyToNull, optionalLines } from './input.ts'
import { NoshiInputSchema, NoshiSchema } from './noshi.ts'
import { requiredWithoutAll } from './rules.ts'

const pieces = z.int().check(z.positive(), z.lte(LINE_PIECES_MAX))
const wrapping = z.enum(['none', 'paper', 'gift_box'])

/** One of many who get something by one order, as the shopper sends it. */
export const RecipientInputSchema = z
  .object({
    /** An entry of the member's address book. */
    user_address_id: z.optional(id()),
    address: z.optional(AddressInputSchema),
    goods: z
      .array(z.object({ product_id: id(), quantity: pieces }))
      .check(z.minLength(1), z.maxLength(RECIPIENT_GOODS_MAX)),
    wrapping: z.optional(z.nullable(wrapping)),
    noshi: z.optional(z.nullable(NoshiInputSchema)),
    message: z.optional(emptyToNull(optionalLines(GIFT_MESSAGE_MAX))),
  })
  .check(requiredWithoutAll(['user_address_id', 'address']))
export type RecipientInput = z.input<typeof RecipientInputSchema>

/** A recipient as a file names it. */
export const ReadRecipientSchema = z.object({
  /** First line of the file that names it, the heading being 1. */
  line: z.int(),
  address: AddressSchema,
  /** Empty where the file names no goods: then it gets what everybody gets. */
  goods: z.array(
    z.object({
      /** The variation. */
      product_id: id(),
      code: z.string(),
      /** Name of the product with its variation. */
      name: z.string(),
      quantity: pieces,
    }),
  ),
  message: textOrNull(),
})
export type ReadRecipient = z.infer<typeof ReadRecipientSchema>

/** A file of recipients, read. Nothing is kept and no cart changes: the shopper looks at it first. */
export const ReadRecipientsSchema = z.object({
  recipients: z.array(ReadRecipientSchema),
  /** Lines that cannot be used, each with its reasons. */
  failures: z.array(
    z.object({
      line: z.int(),
      errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
    }),
  ),
})
export type ReadRecipients = z.infer<typeof ReadRecipientsSchema>

/** Seasons of giving, by what is written on the noshi. */
export const GiftSeasonNameSchema = z.enum([
  'midyear',
  'summer',
  'late_summer',
  'year_end',
  'new_year',
  'winter',
])

/** What a member gave in one season of one year. */
export const GivenSeasonSchema = z.object({
  /** `year_end-2025`: its name in calls and addresses. */
  key: z.string(),
  season: GiftSeasonNameSchema,
  /** Year of the orders. A new year's gift ordered in December counts to the coming year. */
  year: z.int(),
  /** People and companies something was sent to. */
  recipient_count: z.int(),
  /** Names of the first three, with 様 left to the screen. */
  names: z.array(z.string()),
  /** It is ordered for a later year now, so the same can be given again. False for what was given this year. */
  is_on: z.boolean(),
  /** The year a gift ordered now belongs to: in December a new year's gift is for the coming one. Null when it is not on. */
  coming_year: z.nullable(z.int()),
  /** How many of its recipients were sent something for this year's season already. */
  given_again: z.int(),
})
export type GivenSeason = z.infer<typeof GivenSeasonSchema>

/** Somebody who was given something, and what. */
export const GivenRecipientSchema = z.object({
  address: AddressSchema,
  /** The entry of the address book it came from, while the book still has it. */
  user_address_id: z.nullable(id()),
  /** What that entry says today, where it is another place or name: the person moved. */
  moved_to: z.nullable(AddressSchema),
  goods: z.array(
    z.object({
      product_id: id(),
      /** {resourceKey} of the product page; null when there is none any more. */
      key: textOrNull(),
      code: z.string(),
      name: z.string(),
      picture: z.nullable(PictureSchema),
      quantity: z.int(),
      /** Yen today, tax included; null when it is no longer sold. */
      unit_price: z.nullable(yen()),
      problem: z.nullable(z.enum(['not_on_sale', 'sold_out', 'not_enough_stock'])),
    }),
  ),
  wrapping: z.nullable(wrapping),
  noshi: z.nullable(NoshiSchema),
  message: textOrNull(),
  order_no: z.string(),
  /** Was sent something for this year's season already. */
  is_given_again: z.boolean(),
})
export type GivenRecipient = z.infer<typeof GivenRecipientSchema>
