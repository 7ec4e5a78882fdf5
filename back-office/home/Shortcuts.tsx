import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { StaffRole } from '#contract/staff-rights.ts'
import { listMenu } from '../frame/list-menu.ts'
import { useSwitches } from '../frame/use-switch.ts'

/** Where one's work is, for those who see no orders. */
export function Shortcuts({ role }: { role: StaffRole }) {
  const switches = useSwitches()
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3 }}>
      {listMenu(role, switches).map(({ id, name, items }) => (
        <Box key={id} component="section" aria-labelledby={`shortcuts-${id}`}>
          <Typography component="h2" variant="h2" id={`shortcuts-${id}`} sx={{ mb: 1 }}>
            {name}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
            }}
          >
            {items.map(({ to, name: place, icon: Icon }) => (
              <Card key={to}>
                <CardActionArea
                  component={LinkBase}
                  to={to}
                  sx={{ display: 'flex', gap: 1, justifyContent: 'start', minHeight: 56, px: 1.5 }}
                >
                  <Box component="span" sx={{ display: 'inline-flex', color: 'text.secondary' }}>
                    <Icon />
                  </Box>
                  {place}
                </CardActionArea>
              </Card>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
