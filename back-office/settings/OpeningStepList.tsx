import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { OpeningStep } from '#contract/shapes/trade-law.ts'

/** Where each step is done. */
const PLACES: Record<OpeningStep['code'], string> = {
  company: '/company',
  shipping_fees: '/shipping-fees',
  payment_methods: '/payment-methods',
  products: '/products',
  returns: '/trade-law',
}

/** Steps of the opening, each a link to its screen. */
export function OpeningStepList({ steps }: { steps: readonly OpeningStep[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {steps.map(({ code, message }) => (
        <Box component="li" key={code} sx={{ py: 0.75 }}>
          <Link component={RouterLink} to={PLACES[code]}>
            {message}
          </Link>
        </Box>
      ))}
    </Box>
  )
}
