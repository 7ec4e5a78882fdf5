import { useState } from 'react'
import type { Catalog } from '#contract/shapes/catalog.ts'
import type { FormLayout } from '#contract/shapes/form-layout.ts'
import { toLayoutDefaults } from '#src/forms/arrange-fields.ts'
import { createCatalogOrderForm } from '#src/forms/catalog-order.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { keepCatalogOrder } from '#src/stores/contact/catalog-order.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toPlainLabel } from '#src/text/input/field-labels.ts'
import type { SentForm } from '../forms/use-sent-form.ts'
import { type ShopForm, useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'

/** The order of catalogues: checks, keeps what will be sent and goes on to the screen that asks once more. */
export function useCatalogOrderForm(
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

/** The one that was come for (`?catalog=<key>`), or the only one there is. */
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
