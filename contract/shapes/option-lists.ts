import * as z from 'zod/mini'

/** Option lists of behaviour 5.9. The numbers are the wire's; their words live in `src/text`. */

/** 1 first pet's name, 2 mother's maiden name, 3 primary school, 4 favourite food. */
export const SecurityQuestionSchema = z.literal([1, 2, 3, 4])
export type SecurityQuestion = z.infer<typeof SecurityQuestionSchema>

/** 1 receive, 0 not. */
export const NewsletterSchema = z.literal([0, 1])
export type Newsletter = z.infer<typeof NewsletterSchema>

/** 1 male, 2 female, 3 other, 4 no answer. */
export const GenderSchema = z.literal([1, 2, 3, 4])
export type Gender = z.infer<typeof GenderSchema>

/** 1 direct from wholesale hub, 2 direct to store, 3 direct to customer. */
export const CorporateDeliverySchema = z.literal([1, 2, 3])

/** 1 prepaid bank transfer, 2 deferred invoice, 3 a deferred-payment service. */
export const CorporatePaymentSchema = z.literal([1, 2, 3])
