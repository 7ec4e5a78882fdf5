import { listUsedShippings, toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AddDestination } from './AddDestination.tsx'
import { DestinationCard } from './DestinationCard.tsx'
import { nameDestination } from './name-destination.ts'
import { ShareProduct } from './ShareProduct.tsx'
import { StepActions } from './StepActions.tsx'
import { type SharedOut, toDestinationId, useShares } from './use-shares.ts'

interface Props {
  view: CartView
  /** Whether the shop sends one order to several places (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  allows_multiple: boolean
}

/** Several destinations: each to be changed or removed, and the goods shared out between them. */
export function ShareDestinations({ view, allows_multiple }: Props) {
  const shared = useShares(view)
  const { submission } = shared
  return (
    <FormWithSummary submission={submission} messages={shared.messages}>
      {shared.problem && (
        <div role="alert">
          <Notice tone="bad">
            <p>{shared.problem}</p>
          </Notice>
        </div>
      )}
      <p className="form-hint">{shareTexts.lead}</p>
      <DestinationCards view={view} shared={shared} />
      {allows_multiple && <AddDestination view={view} />}
      <section className="form-section" aria-labelledby="share-heading">
        <h2 id="share-heading">{shareTexts.share_heading}</h2>
        <p className="form-hint">{shareTexts.share_lead}</p>
        <ul className="shares">
          {shared.products.map((product) => (
            <ShareProduct
              key={product.product_id}
              product={product}
              shippings={view.detail.shippings}
              is_told={shared.is_told}
              onShare={(key, pieces) => shared.share(product, key, pieces)}
            />
          ))}
        </ul>
      </section>
      <StepActions view={view} back={toStepPath('shipping-detail')}>
        <BusyButton is_busy={submission.is_busy}>{shareTexts.next}</BusyButton>
      </StepActions>
    </FormWithSummary>
  )
}

function DestinationCards({ view, shared }: { view: CartView; shared: SharedOut }) {
  const { shippings } = view.detail
  const first = listUsedShippings(view.detail)[0]
  return (
    <ul className="destinations">
      {shippings.map((shipping, place) => {
        const { key } = shipping
        const others = shippings.filter((other) => other !== shipping)
        const heir = others.find((other) => !shared.idle.includes(other)) ?? others[0] ?? shipping
        const path = toStepPath('shipping-add')
        return (
          <DestinationCard
            key={key}
            shipping={shipping}
            place={place}
            goods={shared.products.flatMap(({ line, shares }) =>
              shares[key] ? [`${line.product_name}（${cartTexts.count(shares[key])}）`] : [],
            )}
            error={shared.is_told ? findError(shared, key) : undefined}
            edit={shipping === first ? path : `${path}?shipping=${encodeURIComponent(key)}`}
            heir={nameDestination(shippings.indexOf(heir), heir.address)}
            is_busy={shared.is_removing}
            onRemove={() => shared.remove(key, heir.key)}
          />
        )
      })}
    </ul>
  )
}

const findError = ({ messages }: SharedOut, key: string) =>
  messages.find(({ id }) => id === toDestinationId(key))?.message
