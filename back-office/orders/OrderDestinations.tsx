import { useState } from 'react'
import { Box, Button, Link, Typography } from '@mui/material'
import type { AdminDestination, AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import type { Parcel } from '#contract/shapes/parcel.ts'
import { FEW } from '#src/rules/checkout/many-destinations.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { foldedTexts } from '#src/text/page/folded.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { CARRIERS, PARCEL_TEXTS } from '#src/text/order/parcels.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { OrderSection } from './OrderSection.tsx'

/** Where the goods go, how, and which parcels left; the first few of many until the others are asked for. */
export function OrderDestinations({ order }: { order: AdminOrderDetail }) {
  const [isOpen, setOpen] = useState(false)
  const { destinations } = order
  const isFolded = destinations.length > FEW && !isOpen
  const shown = isFolded ? destinations.slice(0, FEW) : destinations
  return (
    <OrderSection title={ORDER_PAGE.destinations}>
      {destinations.length === 0 && (
        <Typography color="text.secondary">{ORDER_PAGE.no_destination}</Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {shown.map((destination) => (
          <Destination
            key={destination.id}
            destination={destination}
            parcels={order.parcels.filter(({ shipping_key }) => shipping_key === destination.shipping_key)}
          />
        ))}
      </Box>
      {isFolded && (
        <Button sx={{ mt: 2 }} onClick={() => setOpen(true)}>
          {foldedTexts.more(destinations.length - FEW)}
        </Button>
      )}
    </OrderSection>
  )
}

function Destination({ destination, parcels }: { destination: AdminDestination; parcels: Parcel[] }) {
  const { postal_code, prefecture, city, address1, address2, company_name, department_name } = destination
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {[company_name, department_name].filter(Boolean).join(' ')} {destination.shipping_last_name}{' '}
        {destination.shipping_first_name}
      </Typography>
      <Typography>
        〒{formatPostalCode(postal_code)} {prefecture}
        {city}
        {address1} {address2}
      </Typography>
      <Typography>{destination.phone_number}</Typography>
      {destination.instructions.map(({ label, text }) => (
        <Typography key={label} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
            {label}
          </Box>
          {text}
        </Typography>
      ))}
      <Typography component="h3" variant="h3" sx={{ mt: 1.5 }}>
        {ORDER_PAGE.parcels}
      </Typography>
      {parcels.length === 0 && <Typography color="text.secondary">{ORDER_PAGE.no_parcels}</Typography>}
      {parcels.map((parcel) => (
        <Typography key={parcel.id} sx={{ mt: 0.5 }}>
          {formatJapanTime(parcel.shipped_at)}　{CARRIERS[parcel.carrier]} {parcel.tracking_no}{' '}
          {parcel.tracking_url && (
            <Link href={parcel.tracking_url} target="_blank" rel="noreferrer">
              {ORDER_PAGE.track}
            </Link>
          )}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {parcel.contents
              .map(({ product_name, quantity }) => PARCEL_TEXTS.pieces(product_name, quantity))
              .join('、')}
          </Typography>
        </Typography>
      ))}
    </Box>
  )
}
