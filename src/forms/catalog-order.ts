import type { FormLayout } from '#contract/shapes/form-layout.ts'
import { catalogOrderTexts } from '#src/text/contact/catalog-order.ts'
import { emailField, phoneField } from './contact-fields.ts'
import { arrangeFields } from './arrange-fields.ts'
import { createForm } from './create-form.ts'
import type { FormVariant } from './form-field.ts'
import { toNameFields } from './name-fields.ts'
import { placeFields } from './place-fields.ts'

/** Who wants which catalogues, sent where. `catalog_ids` are numbers between commas. */
export function createCatalogOrderForm(variant: FormVariant, layout: FormLayout | undefined) {
  const { last_name, first_name } = toNameFields(variant)
  const plan = {
    catalog_ids: {
      label: 'catalog_ids',
      is_required: true,
      control: 'checkbox',
      autocomplete: 'off',
      missing_text: catalogOrderTexts.choose,
    },
    company_name: {
      label: 'company_name',
      is_required: variant === 'corporate',
      control: 'text',
      autocomplete: 'organization',
      max_length: 250,
    },
    last_name,
    first_name,
    ...placeFields,
    phone_number: phoneField,
    email: emailField,
    note: {
      label: 'note',
      is_required: false,
      control: 'textarea',
      autocomplete: 'off',
      max_length: 500,
    },
  } as const
  return createForm(
    'catalog-order',
    plan,
    async () => (await import('./schemas/catalog-order.ts')).catalogOrder,
    variant,
    layout && ((fields) => arrangeFields(fields, layout)),
  )
}
