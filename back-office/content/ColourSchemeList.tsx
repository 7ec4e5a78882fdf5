import { Box } from '@mui/material'
import type { AdminColourScheme } from '#contract/shapes/admin-content.ts'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'

const toState = ({ is_selected }: AdminColourScheme) => (is_selected ? CONTENT_TEXT.worn : '')

export default function ColourSchemeList() {
  return (
    <KindList<AdminColourScheme> describe={toState}>
      <Column source="name" />
      <Column<AdminColourScheme>
        source="colours"
        render={({ colours }) => (
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            {Object.entries(colours).map(([role, colour]) => (
              <Box
                key={role}
                title={role}
                sx={{ width: 24, height: 24, border: 1, borderColor: 'divider', bgcolor: colour }}
              />
            ))}
          </Box>
        )}
      />
      <Column<AdminColourScheme> source="is_selected" render={toState} />
    </KindList>
  )
}
