import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, Title, useCanAccess } from 'react-admin'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { OPENING_TEXT } from '#src/text/back-office/opening.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { Loading } from '../frame/Loading.tsx'
import { OpenShop } from './OpenShop.tsx'
import { useShopState } from './use-shop-state.ts'

/** Opens the shop, or closes it. */
export default function ShopStatePage() {
  const { state, switchTo, isSwitching, error } = useShopState()
  const { canAccess } = useCanAccess({ resource: 'shop-state', action: 'save' })
  return (
    <>
      <Title title={TERMS_NAMES['shop-state'].name} preferenceKey={false} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!state && !error && <Loading />}
        {state && (
          <FormSection title={OPENING_TEXT.states[state]}>
            {!canAccess && <Alert severity="info">{KINDS_TEXT.read_only}</Alert>}
            {canAccess && state === 'open' && (
              <CloseShop close={() => switchTo('closed')} isSwitching={isSwitching} />
            )}
            {canAccess && state !== 'open' && (
              <OpenShop open={() => switchTo('open')} isSwitching={isSwitching} />
            )}
          </FormSection>
        )}
      </Box>
    </>
  )
}

function CloseShop({ close, isSwitching }: { close: () => void; isSwitching: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const closeNow = () => {
    setAsking(false)
    close()
  }
  return (
    <>
      <Typography>{OPENING_TEXT.close_lead}</Typography>
      <Box>
        <Button color="error" variant="outlined" onClick={() => setAsking(true)} disabled={isSwitching}>
          {OPENING_TEXT.close}
        </Button>
      </Box>
      <Confirm
        isOpen={isAsking}
        title={OPENING_TEXT.close}
        content={OPENING_TEXT.close_confirm}
        confirm={OPENING_TEXT.close}
        confirmColor="warning"
        onConfirm={closeNow}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
