import SaveIcon from '@mui/icons-material/Check'
import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'

/** The button that saves, always in sight; what else one may do stands beside it. */
export function SaveBar({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 2 },
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: { md: 1 },
      }}
    >
      <Button
        type="submit"
        variant="contained"
        startIcon={<SaveIcon />}
        disabled={isSubmitting}
        sx={{ px: 4 }}
      >
        {isSubmitting ? KINDS_TEXT.saving : translate('ra.action.save')}
      </Button>
      {children}
    </Box>
  )
}
