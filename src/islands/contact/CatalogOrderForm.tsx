import type { Catalog } from '#contract/shapes/catalog.ts'
import type { FormLayout } from '#contract/shapes/form-layout.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { loadOwnData } from '#src/stores/member/own-data.ts'
import { catalogOrderTexts as texts } from '#src/text/contact/catalog-order.ts'
import { LayoutField } from '../forms/LayoutField.tsx'
import { usePrefill } from '../forms/use-prefill.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { CatalogChoice } from './CatalogChoice.tsx'
import { useState } from 'react'
import { toLayoutDefaults } from '#src/forms/arrange-fields.ts'
import { createCatalogOrderForm } from '#src/forms/catalog-order.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { keepCatalogOrder } from '#src/stores/contact/catalog-order.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toPlainLabel } from '#src/text/input/field-labels.ts'
import type { SentForm } from '../forms/use-sent-form.ts'
import { type ShopForm, useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'

interface Props {
  variant: FormVariant
  catalogs: readonly Catalog[]
  /** How this site asks; undefined for the usual way. */
  layout: FormLayout | undefined
}

/** Who wants which catalogues, asked the way this site asks. */
export function CatalogOrderForm({ variant, catalogs, layout }: Props) {
  const sent = useCatalogOrderForm(variant, catalogs, layout)
  const { form } = sent
  usePrefill(form, loadOwnData)
  return (
    <WholeForm sent={sent} submit={texts.to_confirm} failed={texts.failed}>
      <CatalogChoice form={form} catalogs={catalogs} />
      <section className="form-section" aria-labelledby="catalog-place">
        <h2 id="catalog-place">{texts.place}</h2>
        {form.form.fields
          .filter(({ name }) => name !== 'catalog_ids')
          .map(({ name }) => (
            <LayoutField
              key={name}
              form={form}
              name={name}
              {...(name === 'email' && { hint: texts.email_hint })}
            />
          ))}
      </section>
    </WholeForm>
  )
}

/** The order of catalogues: checks it, keeps what will be sent, and goes on to the confirm screen. */
function useCatalogOrderForm(
  variant: FormVariant,
  catalogs: readonly Catalog[],
  layout: FormLayout | undefined,
): SentForm<unknown> {
  const [definition] = useState(() => createCatalogOrderForm(variant, layout))
  const form = useShopForm(definition, {
    ...(layout && toLayoutDefaults(layout)),
    catalog_ids: toFirstChoice(catalogs),
  })

  async function submit(): Promise<SubmissionEnd> {
    const input = await form.validate()
    if (!input) return 'invalid'
    const typed = form.getValues()
    const rows = definition.fields.map(({ name, label: asked, options }) => {
      const label = toPlainLabel(asked)
      const value = typed[name] ?? ''
      if (name === 'catalog_ids') return { label, value: toNames(catalogs, value) }
      if (name === 'postal_code') return { label, value: formatPostalCode(value) }
      return { label, value: options?.find((option) => option.value === value)?.label ?? value }
    })
    keepCatalogOrder({ input, rows })
    goTo('/catalog-order/confirm/')
    return 'left'
  }
  return { form: form as ShopForm<unknown>, submission: useSubmission(submit) }
}

/** The catalogue in the address (`?catalog=<key>`), or the only one there is. */
function toFirstChoice(catalogs: readonly Catalog[]): string {
  const wanted = new URLSearchParams(location.search).get('catalog')
  const first = catalogs.length === 1 ? catalogs[0] : catalogs.find(({ key }) => key === wanted)
  return first ? String(first.id) : ''
}

function toNames(catalogs: readonly Catalog[], chosen: string): string {
  const ids = chosen.split(',')
  return catalogs
    .filter(({ id }) => ids.includes(String(id)))
    .map(({ name }) => name)
    .join('、')
}
