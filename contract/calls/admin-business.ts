import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { declareKind, plainListQuery } from '../declare-kind.ts'
import {
  AdminBusinessAccountSchema,
  AdminBusinessBuyerSchema,
  AdminContractPriceSchema,
  BusinessAccountInputSchema,
  BusinessBuyerInputSchema,
  ContractPriceInputSchema,
} from '../shapes/business.ts'
import { AdminInvoiceTermsSchema, InvoiceTermsInputSchema } from '../shapes/invoice.ts'

const area = 'members'
/** Those of one company, by its code. */
const query = z.extend(plainListQuery, { account_code: z.optional(z.string()) })

/** Companies that buy, who buys for them, and the prices they agreed on. */
export const adminBusinessCalls = declareCalls({
  ...declareKind('business-accounts', {
    area,
    things: 'companies that buy',
    entry: AdminBusinessAccountSchema,
    input: BusinessAccountInputSchema,
    query: plainListQuery,
  }),
  ...declareKind('business-buyers', {
    area,
    things: 'buyers of companies',
    entry: AdminBusinessBuyerSchema,
    input: BusinessBuyerInputSchema,
    query,
  }),
  ...declareKind('contract-prices', {
    area,
    things: 'prices agreed with companies',
    entry: AdminContractPriceSchema,
    input: ContractPriceInputSchema,
    query,
  }),
  ...declareKind('invoice-terms', {
    area,
    things: 'terms on which companies pay by invoice',
    entry: AdminInvoiceTermsSchema,
    input: InvoiceTermsInputSchema,
    query,
  }),
})
