import type { FormLayout } from '#contract/shapes/form-layout.ts'
import { corporateLabels, fieldLabels, toPlainLabel } from '#src/text/input/field-labels.ts'
import {
  CORPORATE_DELIVERIES,
  CORPORATE_LABELS,
  CORPORATE_PAYMENTS,
  INQUIRY_LABELS,
} from '#src/text/contact/inquiry.ts'

type Field = FormLayout['form'][number]

const ask = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: 'text',
  is_required: true,
  rule: null,
  max_length: null,
  note: '',
  ...more,
})
const optional = { is_required: false } as const

const contact: Field[] = [
  ask('category_id', INQUIRY_LABELS.category_id, { kind: 'select' }),
  ask('name', INQUIRY_LABELS.name, { max_length: 50 }),
  ask('name_kana', INQUIRY_LABELS.name_kana, { rule: 'kana', max_length: 50 }),
  ask('email', INQUIRY_LABELS.email, { kind: 'email', rule: 'email', max_length: 254 }),
  ask('phone', INQUIRY_LABELS.phone, { ...optional, kind: 'tel', rule: 'tel' }),
  ask('order_no', INQUIRY_LABELS.order_no, { ...optional, max_length: 40 }),
  ask('body', INQUIRY_LABELS.body, { kind: 'textarea', max_length: 4000 }),
]

const extend = (name: keyof typeof CORPORATE_LABELS, more: Partial<Field> = {}) =>
  ask(`extend.${name}`, CORPORATE_LABELS[name], more)
const fact = (name: keyof typeof CORPORATE_LABELS, max_length: number) =>
  extend(name, { ...optional, max_length })

const company: Field[] = [
  extend('corporation', { max_length: 250 }),
  extend('corporation_kana', { ...optional, rule: 'kana', max_length: 250 }),
  fact('department', 250),
  extend('department_kana', { ...optional, rule: 'kana', max_length: 250 }),
  extend('address', { max_length: 100 }),
  fact('establishment', 50),
  fact('annual_sale', 50),
  fact('capital', 50),
  fact('employee_num', 50),
  fact('business_type', 100),
  fact('store_name', 100),
  fact('business_hours', 100),
  fact('business_holiday', 100),
  fact('url', 300),
  extend('delivery', { ...optional, kind: 'radio' }),
  fact('delivery_company', 100),
  extend('payment', { ...optional, kind: 'radio' }),
]

const catalog_order: Field[] = [
  ask('company_name', fieldLabels.company_name, { ...optional, max_length: 250 }),
  ask('last_name', fieldLabels.last_name, { max_length: 50 }),
  ask('first_name', fieldLabels.first_name, { max_length: 50 }),
  ask('postal_code', fieldLabels.postal_code, { kind: 'tel', rule: 'post' }),
  ask('prefecture', fieldLabels.prefecture, { max_length: 100 }),
  ask('city', fieldLabels.city, { max_length: 100 }),
  ask('address1', fieldLabels.address1, { max_length: 100 }),
  ask('address2', toPlainLabel(fieldLabels.address2), { ...optional, max_length: 100 }),
  ask('phone_number', fieldLabels.phone_number, { kind: 'tel', rule: 'tel' }),
  ask('email', fieldLabels.email, { kind: 'email', rule: 'email', max_length: 254 }),
  ask('note', fieldLabels.note, { ...optional, kind: 'textarea', max_length: 500 }),
]

const companyWords: Readonly<Record<string, string | undefined>> = {
  name: corporateLabels.contact_name,
  name_kana: corporateLabels.contact_name_kana,
  last_name: corporateLabels.last_name,
  first_name: corporateLabels.first_name,
}

/** The fields as a shop for companies calls them. */
export function nameForCompanies(fields: readonly Field[]): Field[] {
  return fields.map((field) => ({ ...field, label: toPlainLabel(companyWords[field.name] ?? field.label) }))
}

const toOptions = (labels: Readonly<Record<number, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value: Number(value), label }))

/** How forms are asked for where a site says nothing of its own: every field of the call's body, by its rules. */
export const DEFAULT_LAYOUTS: Readonly<Record<string, FormLayout>> = {
  contact: { form: contact, dataFormDefault: {}, options: {}, prefix: 'contact' },
  'corporate-contact': {
    // Names of persons go without kana where a company asks (behaviour 5.5).
    form: [
      ...company,
      ...nameForCompanies(contact).map((field) =>
        field.name === 'name_kana' ? { ...field, is_required: false } : field,
      ),
    ],
    dataFormDefault: { 'extend.delivery': null, 'extend.payment': null },
    options: {
      'extend.delivery': toOptions(CORPORATE_DELIVERIES),
      'extend.payment': toOptions(CORPORATE_PAYMENTS),
    },
    prefix: 'corporate-contact',
  },
  'catalog-order': { form: catalog_order, dataFormDefault: {}, options: {}, prefix: 'catalog-order' },
}
