import { Alert, Typography } from '@mui/material'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { OpeningStepList } from './OpeningStepList.tsx'
import { useOpeningSteps } from './use-opening-steps.ts'

/** What is left to do before the shop opens; nothing once all is done. */
export function OpeningSteps() {
  const { left } = useOpeningSteps()
  if (!left || left.length === 0) return null
  return (
    <Alert severity="info">
      <Typography component="h2" variant="h3">
        {TERMS_TEXT.opening_title}
      </Typography>
      <OpeningStepList steps={left} />
    </Alert>
  )
}
