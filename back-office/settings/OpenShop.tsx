import { Alert, Box, Button, Typography } from '@mui/material'
import { OPENING_TEXT } from '#src/text/back-office/opening.ts'
import { Loading } from '../frame/Loading.tsx'
import { OpeningStepList } from './OpeningStepList.tsx'
import { useOpeningSteps } from './use-opening-steps.ts'

interface Props {
  open: () => void
  isSwitching: boolean
}

/** What is left until the opening, or the button that opens the shop. */
export function OpenShop({ open, isSwitching }: Props) {
  const { left, error } = useOpeningSteps()
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!left) return <Loading />
  if (left.length > 0)
    return (
      <>
        <Typography component="h3" variant="h3">
          {OPENING_TEXT.left(left.length)}
        </Typography>
        <OpeningStepList steps={left} />
      </>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography>{OPENING_TEXT.ready}</Typography>
      <Button variant="contained" onClick={open} disabled={isSwitching}>
        {OPENING_TEXT.open}
      </Button>
    </Box>
  )
}
