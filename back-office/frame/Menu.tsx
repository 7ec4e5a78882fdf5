import HomeIcon from '@mui/icons-material/HomeOutlined'
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material'
import { LinkBase, useLocation, usePermissions } from 'react-admin'
import type { StaffRole } from '#contract/staff-rights.ts'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { listMenu, type MenuItem } from './list-menu.ts'
import { useSwitches } from './use-switch.ts'

/** @param onLeave when something was chosen */
export function Menu({ onLeave }: { onLeave: () => void }) {
  const { permissions: role } = usePermissions<StaffRole>()
  const switches = useSwitches()
  const { pathname } = useLocation()
  const toItem = ({ to, name, icon: Icon }: MenuItem) => {
    const isHere = to === '/' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
    return (
      <ListItem key={to} disablePadding>
        <ListItemButton
          component={LinkBase}
          to={to}
          onClick={onLeave}
          selected={isHere}
          aria-current={isHere ? 'page' : undefined}
          sx={{ minHeight: 44, py: 0.5, mx: 1, borderRadius: 1 }}
        >
          <ListItemIcon sx={{ minWidth: 36, color: isHere ? 'primary.main' : 'text.secondary' }}>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={name} slotProps={{ primary: { sx: { fontWeight: isHere ? 700 : 400 } } }} />
        </ListItemButton>
      </ListItem>
    )
  }
  return (
    <Box component="nav" aria-label={FRAME_TEXT.title} sx={{ py: 2 }}>
      <List disablePadding>{toItem({ to: '/', name: FRAME_TEXT.home, icon: HomeIcon })}</List>
      {role &&
        listMenu(role, switches).map((group) => (
          <Box key={group.id} role="group" aria-labelledby={`menu-${group.id}`}>
            <Typography
              id={`menu-${group.id}`}
              component="h2"
              sx={{
                px: 2,
                pt: 2.5,
                pb: 0.5,
                fontSize: '0.875rem',
                fontWeight: 400,
                color: 'text.secondary',
              }}
            >
              {group.name}
            </Typography>
            <List disablePadding>{group.items.map(toItem)}</List>
          </Box>
        ))}
    </Box>
  )
}
