import type { FormLayout } from '#contract/shapes/form-layout.ts'
import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { toKatakana } from '#src/rules/input/to-katakana.ts'
import { CORPORATE_DELIVERIES, CORPORATE_PAYMENTS } from '#src/text/contact/inquiry.ts'
import { emailField, phoneField } from './contact-fields.ts'
import { arrangeFields } from './arrange-fields.ts'
import { createForm, type FieldPlan } from './create-form.ts'
import type { FormVariant } from './form-field.ts'

const text = { is_required: false, control: 'text', autocomplete: 'off' } as const
const category = { label: 'category_id', is_required: true, control: 'select', autocomplete: 'off' } as const
const kana = { ...text, max_length: 250, convert: toKatakana } as const

const toOptions = (words: Record<number, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** What a company tells of itself (behaviour 5.10), in the order of the screen. */
const companyPlan = {
  corporation: {
    ...text,
    label: 'corporation',
    is_required: true,
    autocomplete: 'organization',
    max_length: 250,
  },
  corporation_kana: { ...kana, label: 'corporation_kana', is_required: true },
  department: { ...text, label: 'department', autocomplete: 'organization-title', max_length: 250 },
  department_kana: { ...kana, label: 'department_kana' },
  address: {
    ...text,
    label: 'company_address',
    is_required: true,
    autocomplete: 'street-address',
    max_length: 100,
  },
  establishment: { ...text, label: 'establishment', max_length: 50 },
  annual_sale: { ...text, label: 'annual_sale', max_length: 50 },
  capital: { ...text, label: 'capital', max_length: 50 },
  employee_num: { ...text, label: 'employee_num', max_length: 50 },
  business_type: { ...text, label: 'business_type', max_length: 100 },
  url: { ...text, label: 'url', autocomplete: 'url', max_length: 300, convert: toHalfWidth },
  store_name: { ...text, label: 'store_name', max_length: 100 },
  business_hours: { ...text, label: 'business_hours', max_length: 100 },
  business_holiday: { ...text, label: 'business_holiday', max_length: 100 },
  delivery: {
    ...text,
    label: 'delivery',
    control: 'select',
    options: toOptions(CORPORATE_DELIVERIES),
  },
  delivery_company: { ...text, label: 'delivery_company', max_length: 100 },
  payment: { ...text, label: 'payment', control: 'select', options: toOptions(CORPORATE_PAYMENTS) },
} satisfies Record<string, FieldPlan>

const personFields: readonly string[] = ['name', 'name_kana', 'email', 'phone']

/** Parts of the screen, one below the other. */
export const contactParts = ['company', 'person', 'inquiry'] as const

export function toContactPart(name: string): (typeof contactParts)[number] {
  if (personFields.includes(name)) return 'person'
  return name in companyPlan ? 'company' : 'inquiry'
}

/** What one may ask about. */
export interface InquiryCategory {
  key: string
  name: string
}

interface Offer {
  categories?: readonly InquiryCategory[]
  /** How this site asks; undefined for the usual form. */
  layout?: FormLayout | undefined
}

/** The contact form: standard, or that of companies that want to trade. */
export function createContactForm(variant: FormVariant, { categories = [], layout }: Offer = {}) {
  const plan: { [Field in string]?: FieldPlan } = {
    ...(variant === 'corporate' && companyPlan),
    name: { ...text, label: 'contact_name', is_required: true, autocomplete: 'name', max_length: 50 },
    name_kana: {
      ...text,
      label: 'contact_name_kana',
      is_required: variant === 'personal',
      max_length: 50,
      convert: toKatakana,
    },
    email: emailField,
    phone: { ...phoneField, is_required: false, label: 'contact_phone_number' },
    category_id: { ...category, options: categories.map(({ key, name }) => ({ value: key, label: name })) },
    order_no: { ...text, label: 'order_no', max_length: 40, convert: toHalfWidth },
    body: { ...text, label: 'inquiry_body', is_required: true, control: 'textarea', max_length: 4000 },
  }
  return createForm(
    `contact-${variant}`,
    plan,
    async () => (await import('./schemas/contact.ts'))[variant],
    variant,
    layout &&
      ((fields) => {
        const arranged = arrangeFields(fields, layout)
        return contactParts.flatMap((part) => arranged.filter(({ name }) => toContactPart(name) === part))
      }),
  )
}
