import type { Catalog } from '#contract/shapes/catalog.ts'
import { catalogOrderTexts as texts } from '#src/text/contact/catalog-order.ts'
import { formTexts } from '#src/text/input/form.ts'
import { type ShopForm, useFieldText } from '../forms/use-shop-form.ts'
import { CheckField } from '../ui/CheckField.tsx'

interface Props {
  form: ShopForm<unknown>
  catalogs: readonly Catalog[]
}

/** Which catalogues one would like to have on paper. */
export function CatalogChoice({ form, catalogs }: Props) {
  const { id, error } = form.bind('catalog_ids')
  const chosen = useFieldText(form, 'catalog_ids').split(',').filter(Boolean)
  const choose = (catalog: string, is_checked: boolean) => {
    const others = chosen.filter((one) => one !== catalog)
    form.setValue('catalog_ids', (is_checked ? [...others, catalog] : others).join(','))
  }
  return (
    <fieldset className="choices" aria-describedby={error && `${id}-error`}>
      <legend className="form-label">
        {texts.catalogs}
        <span className="form-required">{formTexts.required}</span>
      </legend>
      {catalogs.map((catalog, place) => (
        <CheckField
          key={catalog.id}
          id={place === 0 ? id : `${id}-${catalog.id}`}
          label={catalog.name}
          hint={catalog.description}
          is_checked={chosen.includes(String(catalog.id))}
          onChange={(is_checked) => choose(String(catalog.id), is_checked)}
        />
      ))}
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
