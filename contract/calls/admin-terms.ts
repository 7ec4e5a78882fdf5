import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { declareDocument } from '../declare-document.ts'
import {
  BusinessDaysSchema,
  CompanyFieldsSchema,
  CompanyInputSchema,
  DeliverySlotsSchema,
  KeycodeFieldsSchema,
  KeycodeInputSchema,
  PaymentMethodsSchema,
  ShippingFeesSchema,
} from '../shapes/shop-terms.ts'
import {
  MailPreviewInputSchema,
  MailPreviewSchema,
  MailTextsInputSchema,
  MailTextsSchema,
} from '../shapes/mail-texts.ts'
import { OpeningStepSchema, TradeLawSchema } from '../shapes/trade-law.ts'

const area = 'shop'

/** Who sells, and on which terms: documents of which a shop has one each. */
export const adminTermCalls = declareCalls({
  ...declareDocument('company', {
    thing: 'the seller behind the shop',
    area,
    fields: CompanyFieldsSchema,
    input: CompanyInputSchema,
  }),
  ...declareDocument('shipping-fees', {
    thing: 'the shipping fees by region',
    area,
    fields: ShippingFeesSchema,
    input: ShippingFeesSchema,
  }),
  ...declareDocument('delivery-slots', {
    thing: 'the times of day a shopper may choose for a delivery',
    area,
    fields: DeliverySlotsSchema,
    input: DeliverySlotsSchema,
  }),
  ...declareDocument('business-days', {
    thing: 'the days the shop works and the hour until which orders leave the same day',
    area,
    fields: BusinessDaysSchema,
    input: BusinessDaysSchema,
  }),
  ...declareDocument('payment-methods', {
    thing: 'the ways to pay, offered or not',
    area,
    fields: PaymentMethodsSchema,
    input: PaymentMethodsSchema,
  }),
  ...declareDocument('trade-law', {
    thing: 'the shop’s own words of the pages the law wants (`/tradelaw/`, `/shipping/`)',
    area,
    fields: TradeLawSchema,
    input: TradeLawSchema,
  }),
  'GET /v1/admin/opening': {
    is_ours: true,
    summary: 'What a shop needs before it opens, done or not.',
    auth: 'admin',
    area,
    response: z.object({ steps: z.array(OpeningStepSchema) }),
  },
  ...declareDocument('mail-texts', {
    thing: 'the words of the letters to shoppers and to the shop',
    area,
    fields: MailTextsSchema,
    input: MailTextsInputSchema,
  }),
  'POST /v1/admin/mail-texts/preview': {
    is_ours: true,
    summary: 'Shows a letter as its reader would get it, with an example. Nothing is saved or sent.',
    auth: 'admin',
    area,
    reads: true,
    body: MailPreviewInputSchema,
    response: MailPreviewSchema,
  },
  ...declareDocument('keycode', {
    thing: 'whether the shop has a keycode; its passes end when it changes',
    area,
    fields: KeycodeFieldsSchema,
    input: KeycodeInputSchema,
  }),
})
