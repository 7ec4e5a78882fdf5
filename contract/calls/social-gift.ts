import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { AddressInputSchema } from '../shapes/address.ts'
import { done } from '../shapes/fields.ts'
import {
  SocialGiftDeliveryInputSchema,
  SocialGiftInputSchema,
  SocialGiftLeadtimeSchema,
  SocialGiftProductSchema,
  SocialGiftSchema,
  SocialGiftShippingSchema,
} from '../shapes/social-gift.ts'

const heading = 'Social gift'
/** The gift's token is the pass, and only its link has it. No bearer is needed. */
const auth = 'public'
const giftErrors = ['social_gift.expired', 'social_gift.already_accepted', 'social_gift.cancelled'] as const
const deliveryErrors = [
  'social_gift.day_not_available',
  'social_gift.timezone_not_available',
  'social_gift.area_not_served',
] as const

export const socialGiftCalls = declareCalls({
  'GET /v1/social-gifts/{giftToken}/products': {
    heading,
    summary: 'The gift and what is in it, without prices.',
    auth,
    response: z.object({ gift: SocialGiftSchema, data: z.array(SocialGiftProductSchema) }),
    errors: giftErrors,
  },
  'GET /v1/social-gifts/{giftToken}/shipping': {
    heading,
    summary: 'What the recipient said so far.',
    auth,
    response: SocialGiftShippingSchema,
    errors: giftErrors,
  },
  'POST /v1/social-gifts/check/shipping': {
    heading,
    summary: 'Checks an address before the next step. Nothing is stored.',
    auth,
    body: z.safeExtend(AddressInputSchema, { gift_token: z.string() }),
    response: done(),
    errors: [...giftErrors, 'social_gift.area_not_served'],
  },
  'POST /v1/social-gifts/check/delivery': {
    heading,
    summary: 'Checks day and time slot before the next step. Nothing is stored.',
    auth,
    body: SocialGiftDeliveryInputSchema,
    response: done(),
    errors: [...giftErrors, ...deliveryErrors],
  },
  'GET /v1/shipping-leadtime/input/{giftToken}': {
    heading,
    summary: 'Days and time slots the gift can arrive at an address.',
    auth,
    query: z.object({
      postal: AddressInputSchema.shape.postal_code,
      /** Name of the prefecture. */
      pref: z.string().check(z.minLength(1), z.maxLength(10)),
    }),
    response: z.object({ leadtimes: z.array(SocialGiftLeadtimeSchema) }),
    errors: [...giftErrors, 'social_gift.area_not_served'],
  },
  'PUT /v1/social-gifts/{giftToken}': {
    heading,
    summary: 'Accepts the gift: address, day and time slot at once. Sent again it answers the same.',
    auth,
    body: SocialGiftInputSchema,
    response: SocialGiftShippingSchema,
    errors: [...giftErrors, ...deliveryErrors],
  },
  'GET /v1/social-gifts/{giftToken}/complete': {
    heading,
    summary: 'The accepted gift, for the complete screen.',
    auth,
    cookie: 'gift',
    response: z.object({
      gift: SocialGiftSchema,
      shipping: SocialGiftShippingSchema,
      data: z.array(SocialGiftProductSchema),
    }),
    errors: ['social_gift.not_accepted', 'social_gift.cancelled'],
  },
})
