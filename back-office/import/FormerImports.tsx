import { Button, Card, CardContent, List, ListItem, ListItemText, Typography } from '@mui/material'
import type { Import } from '#contract/shapes/imports.ts'
import { IMPORT_WORDS } from '#src/text/back-office/import.ts'
import { formatJapanTime } from '../forms/japan-time.ts'

/** Imports of the last weeks, each with its report. */
export function FormerImports({
  imports,
  onOpen,
}: {
  imports: readonly Import[]
  onOpen: (id: number) => void
}) {
  if (imports.length === 0) return null
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          {IMPORT_WORDS.former}
        </Typography>
        <List dense>
          {imports.map(({ id, file_name, state, dry_run, kind, requested_at }) => (
            <ListItem
              key={id}
              disableGutters
              secondaryAction={<Button onClick={() => onOpen(id)}>{IMPORT_WORDS.open}</Button>}
            >
              <ListItemText
                primary={file_name}
                secondary={[
                  IMPORT_WORDS.kinds[kind],
                  dry_run && state === 'done' ? IMPORT_WORDS.checked : IMPORT_WORDS.states[state],
                  formatJapanTime(requested_at),
                ].join(' · ')}
                sx={{ pr: 10, overflowWrap: 'anywhere' }}
              />
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  )
}
