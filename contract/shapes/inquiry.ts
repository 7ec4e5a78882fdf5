import * as z from 'zod/mini'
import { id, instant, key, textOrNull } from './fields.ts'
import {
  addressLine,
  companyName,
  email,
  emptyToNull,
  lines,
  optionalCompanyName,
  optionalKanaName,
  optionalPhoneNumber,
  optionalText,
  personName,
} from './input.ts'
import { CorporateDeliverySchema, CorporatePaymentSchema } from './option-lists.ts'
import { kana } from './rules.ts'
import { UploadFileSchema } from './upload-file.ts'

/** One turn of the talk about an inquiry. */
export const InquiryCommentSchema = z.object({
  id: id(),
  author: z.enum(['member', 'shop']),
  body: z.string(),
  created_at: instant(),
})
export type InquiryComment = z.infer<typeof InquiryCommentSchema>

export const InquirySchema = z.object({
  id: id(),
  key: key(),
  /** From the top category down. */
  category_names: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  order_no: textOrNull(),
  status: z.enum(['open', 'answered', 'closed']),
  created_at: instant(),
  updated_at: instant(),
})
export type Inquiry = z.infer<typeof InquirySchema>

export const InquiryDetailSchema = z.extend(InquirySchema, {
  comments: z.array(InquiryCommentSchema),
  /** What was handed in with it. */
  files: z.array(UploadFileSchema),
})
export type InquiryDetail = z.infer<typeof InquiryDetailSchema>

/** What a company tells when it asks to trade (behaviour 5.10). */
export const CorporateInquirySchema = z.object({
  corporation: companyName(),
  corporation_kana: optionalText(250).check(kana()),
  department: optionalCompanyName(),
  department_kana: z.optional(emptyToNull(optionalText(250).check(kana()))),
  address: addressLine(),
  /** Free text: year, yen and people are answered in many ways. */
  establishment: optionalText(50),
  annual_sale: optionalText(50),
  capital: optionalText(50),
  employee_num: optionalText(50),
  business_type: optionalText(100),
  store_name: optionalText(100),
  business_hours: optionalText(100),
  business_holiday: optionalText(100),
  url: optionalText(300),
  delivery: z.nullable(CorporateDeliverySchema),
  delivery_company: optionalText(100),
  payment: z.nullable(CorporatePaymentSchema),
})
export type CorporateInquiry = z.input<typeof CorporateInquirySchema>

/** The contact form; with `extend` the corporate one. */
export const InquiryInputSchema = z.object({
  /** Key of GET /v1/categories/hierarchy?table=inquiries. */
  category_id: key(),
  name: personName(),
  /** Not needed of companies (behaviour 5.5); the standard form asks for it. */
  name_kana: optionalKanaName(),
  email: email(),
  phone: optionalPhoneNumber(),
  order_no: z.optional(optionalText(40)),
  body: lines(4000),
  extend: z.optional(CorporateInquirySchema),
  /** `path` of files taken by POST /v1/upload-files. */
  files: z.optional(z.array(key()).check(z.maxLength(5))),
})
export type InquiryInput = z.input<typeof InquiryInputSchema>
