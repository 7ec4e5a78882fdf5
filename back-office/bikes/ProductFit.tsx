import { Alert } from '@mui/material'
import { SelectInput, useGetList, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { AdminProduct } from '#contract/shapes/admin.ts'
import type { FitKind } from '#contract/shapes/bikes.ts'
import { BIKE_SCREENS } from '#src/text/back-office/bike-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { useSwitch } from '../frame/use-switch.ts'
import { LinkButton, LinkButtons } from './LinkButton.tsx'
import { toFitments, toNew } from './to-address.ts'

const FIT_KINDS = Object.entries(BIKE_SCREENS.fit_kinds).map(([id, name]) => ({ id, name }))

/** On which bikes a product goes; in shops that let shoppers choose one, and where something is said of it already. */
export function ProductFit() {
  const isOn = useSwitch('PLUGIN.MY_BIKE.IS_USE')
  const fit_kind = useWatch({ name: 'fit_kind' }) as FitKind | undefined
  const product = useRecordContext<AdminProduct>()
  if (!isOn && (fit_kind ?? 'none') === 'none') return null
  return (
    <FormSection title={BIKE_SCREENS.fit_section}>
      <SelectInput source="fit_kind" choices={FIT_KINDS} helperText={BIKE_SCREENS.fit_kind_hint} />
      {product?.id !== undefined && <Fitments product={product} isListed={fit_kind === 'listed'} />}
    </FormSection>
  )
}

/** How many fitments a product has, and the way to them. */
function Fitments({ product, isListed }: { product: AdminProduct; isListed: boolean }) {
  const { key, products } = product
  const { total } = useGetList('fitments', {
    pagination: { page: 1, perPage: 1 },
    filter: { product_key: key },
  })
  const [first, ...others] = products
  return (
    <>
      {isListed && total === 0 && <Alert severity="warning">{BIKE_SCREENS.nothing_listed}</Alert>}
      <LinkButtons>
        <LinkButton to={toFitments({ product_key: key })}>{BIKE_SCREENS.see_fitments(total ?? 0)}</LinkButton>
        <LinkButton
          to={toNew('fitments', first && others.length === 0 ? { code: first.code } : {})}
          needs="fitments"
        >
          {BIKE_SCREENS.add_fitment}
        </LinkButton>
      </LinkButtons>
    </>
  )
}
