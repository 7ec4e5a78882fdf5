import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { ownFieldErrors } from '#src/text/input/field-errors.ts'
import { birthdayTexts } from '#src/text/input/form.ts'
import { genders, newsletterChoices, securityQuestions, toOptions } from '#src/text/member/options.ts'
import type { FieldPlan } from './create-form.ts'
import type { FormVariant } from './form-field.ts'
import { phoneField } from './contact-fields.ts'

/** A password as it is chosen: twice, so that nobody is locked out by a slip. */
export const newPasswordFields = {
  password: {
    label: 'password',
    is_required: true,
    control: 'password',
    autocomplete: 'new-password',
    max_length: 128,
  },
  password_confirmation: {
    label: 'password_confirmation',
    is_required: true,
    control: 'password',
    autocomplete: 'new-password',
    max_length: 128,
  },
} satisfies Record<string, FieldPlan>

/** Six digits of a mail; telephones offer them by themselves. */
export const verifyCodeField = {
  label: 'verify_code',
  is_required: true,
  control: 'text',
  autocomplete: 'one-time-code',
  input_mode: 'numeric',
  max_length: 6,
  example: '123456',
  invalid_text: ownFieldErrors.verify_code,
  convert: (text: string) => toHalfWidth(text).replace(/\D/g, ''),
} satisfies FieldPlan

export const loginNameField = {
  label: 'login_name',
  is_required: false,
  control: 'text',
  autocomplete: 'off',
  max_length: 50,
  convert: toHalfWidth,
} satisfies FieldPlan

const LANDLINE = '0312345678'

/** One of the two must be filled, so the form checks it and not a field. */
export const phoneFields = {
  phone_number: { ...phoneField, is_required: false, example: LANDLINE },
  cell_phone_number: {
    ...phoneField,
    label: 'cell_phone_number',
    is_required: false,
    autocomplete: 'off',
  },
} satisfies Record<string, FieldPlan>

const optional = { is_required: false, control: 'text' } as const

/** What a person may tell of herself, and a company of its fax. */
export function toPersonFields(variant: FormVariant) {
  const person = {
    gender_ct: {
      ...optional,
      label: 'gender_ct',
      control: 'radio',
      autocomplete: 'sex',
      options: toOptions(genders),
    },
    birthday: {
      ...optional,
      label: 'birthday',
      control: 'text',
      autocomplete: 'bday',
      invalid_text: birthdayTexts.invalid,
    },
  } satisfies Record<string, FieldPlan>
  const company = {
    fax_number: {
      ...phoneField,
      label: 'fax',
      is_required: false,
      autocomplete: 'off',
      example: LANDLINE,
    },
  } satisfies Record<string, FieldPlan>
  const all: Partial<Record<keyof typeof person | keyof typeof company, FieldPlan>> = person
  return variant === 'personal' ? all : company
}

export const newsletterField = {
  label: 'is_receive_newsletter',
  is_required: true,
  control: 'radio',
  autocomplete: 'off',
  options: toOptions(newsletterChoices, ['1', '0']),
} satisfies FieldPlan

export const questionFields = {
  question_ct: {
    ...optional,
    label: 'question_ct',
    control: 'select',
    autocomplete: 'off',
    options: toOptions(securityQuestions),
  },
  answer: { ...optional, label: 'answer', autocomplete: 'off', max_length: 100 },
} satisfies Record<string, FieldPlan>

/** `true` or anything else: whether every login asks for a code by mail. */
export const mfaField = {
  label: 'is_use_mfa',
  is_required: false,
  control: 'checkbox',
  autocomplete: 'off',
} satisfies FieldPlan
