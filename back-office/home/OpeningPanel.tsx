import { Box } from '@mui/material'
import { OPENING_TEXT } from '#src/text/back-office/opening.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { OpenShop } from '../settings/OpenShop.tsx'
import { useOpeningSteps } from '../settings/use-opening-steps.ts'
import { FirstPages } from './FirstPages.tsx'

interface Props {
  open: () => void
  isSwitching: boolean
}

/** On the home of a shop that is being prepared: what is left until it opens. */
export default function OpeningPanel({ open, isSwitching }: Props) {
  const { left } = useOpeningSteps()
  const isKnown = left?.every(({ code }) => code !== 'company')
  return (
    <Box>
      <FormSection title={OPENING_TEXT.preparing} help={OPENING_TEXT.preparing_lead}>
        <OpenShop open={open} isSwitching={isSwitching} />
        {/* They name the seller. */}
        {isKnown && <FirstPages />}
      </FormSection>
    </Box>
  )
}
