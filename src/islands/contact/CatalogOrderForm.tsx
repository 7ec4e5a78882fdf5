import type { Catalog } from '#contract/shapes/catalog.ts'
import type { FormLayout } from '#contract/shapes/form-layout.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { loadOwnData } from '#src/stores/member/own-data.ts'
import { catalogOrderTexts as texts } from '#src/text/contact/catalog-order.ts'
import { LayoutField } from '../forms/LayoutField.tsx'
import { usePrefill } from '../forms/use-prefill.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { CatalogChoice } from './CatalogChoice.tsx'
import { useCatalogOrderForm } from './use-catalog-order-form.ts'

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
