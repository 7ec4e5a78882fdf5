import HomeIcon from '@mui/icons-material/HomeOutlined'
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { LinkBase, useLocation, usePermissions } from 'react-admin'
import { STAFF_RIGHTS, type StaffRole } from '#contract/staff-rights.ts'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { subjects } from '../subjects.ts'
import { isKind } from './subject.ts'

interface Item {
  to: string
  name: string
  icon: ComponentType
}

const groups = Object.keys(FRAME_TEXT.groups) as (keyof typeof FRAME_TEXT.groups)[]

/** Where `role` may go, by group. */
function listItems(group: (typeof groups)[number], role: StaffRole): Item[] {
  return subjects
    .filter((subject) => subject.group === group)
    .filter(({ area }) => area === undefined || STAFF_RIGHTS[role][area] !== 'none')
    .flatMap(({ entries }) => entries)
    .map((entry) => ({
      to: `/${isKind(entry) ? entry.kind : entry.path}`,
      name: entry.text.name,
      icon: entry.icon,
    }))
}

/** @param onLeave when something was chosen */
export function Menu({ onLeave }: { onLeave: () => void }) {
  const { permissions: role } = usePermissions<StaffRole>()
  const { pathname } = useLocation()
  const toItem = ({ to, name, icon: Icon }: Item) => {
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
        groups.map((group) => {
          const items = listItems(group, role)
          if (items.length === 0) return null
          return (
            <Box key={group} component="section" aria-labelledby={`menu-${group}`}>
              <Typography
                id={`menu-${group}`}
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
                {FRAME_TEXT.groups[group]}
              </Typography>
              <List disablePadding>{items.map(toItem)}</List>
            </Box>
          )
        })}
    </Box>
  )
}
