import { Alert, Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { OPENING_TEXT } from '#src/text/back-office/opening.ts'
import { Loading } from '../frame/Loading.tsx'
import { useShopState } from '../settings/use-shop-state.ts'
import { SellingSwitch } from './SellingSwitch.tsx'

const OpeningPanel = lazy(() => import('./OpeningPanel.tsx'))

/** How the shop stands: what is left until it opens, whether it sells, or that it is closed. */
export function ShopStanding({ mayWrite }: { mayWrite: boolean }) {
  const { state, switchTo, isSwitching, error } = useShopState()
  const action = mayWrite && (
    <Button color="inherit" component={RouterLink} to="/shop-state">
      {OPENING_TEXT.closed_lead}
    </Button>
  )
  return (
    <>
      {error && <Alert severity="error">{error.message}</Alert>}
      {state === 'open' && <SellingSwitch mayWrite={mayWrite} />}
      {state === 'preparing' && mayWrite && (
        <Suspense fallback={<Loading />}>
          <OpeningPanel open={() => switchTo('open')} isSwitching={isSwitching} />
        </Suspense>
      )}
      {((state === 'preparing' && !mayWrite) || state === 'closed') && (
        <Alert severity="warning" variant="outlined" action={action} sx={{ bgcolor: 'background.paper' }}>
          {OPENING_TEXT.states[state]}
        </Alert>
      )}
    </>
  )
}
