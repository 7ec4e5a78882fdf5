import { Alert, Box, Typography } from '@mui/material'
import { Title, useCanAccess } from 'react-admin'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { OPENING_TEXT } from '#src/text/back-office/opening.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { AskFirst } from '../frame/AskFirst.tsx'
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
  return (
    <>
      <Typography>{OPENING_TEXT.close_lead}</Typography>
      <Box>
        <AskFirst
          color="error"
          variant="outlined"
          label={OPENING_TEXT.close}
          content={OPENING_TEXT.close_confirm}
          disabled={isSwitching}
          onConfirm={close}
        />
      </Box>
    </>
  )
}
