import type { FormVariant } from '#src/forms/form-field.ts'
import { CatalogOrderForm } from '#src/islands/contact/CatalogOrderForm.tsx'
import { LoadedScreen } from '#src/islands/ui/LoadedScreen.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { catalogOfferResource } from '#src/stores/contact/catalog-order.ts'
import { catalogOrderTexts as texts } from '#src/text/contact/catalog-order.ts'

/** Ordering printed catalogues. */
export function CatalogOrderView({ variant }: { variant: FormVariant }) {
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        <LoadedScreen resource={catalogOfferResource} rows={6}>
          {({ catalogs, layout }) =>
            catalogs.length === 0 ? (
              <Notice tone="plain">
                <p>{texts.none}</p>
              </Notice>
            ) : (
              <>
                <p>{texts.lead}</p>
                <CatalogOrderForm variant={variant} catalogs={catalogs} layout={layout} />
              </>
            )
          }
        </LoadedScreen>
        <a className="text-link" href="/flip-book/">
          {texts.leaf}
        </a>
      </div>
    </div>
  )
}
