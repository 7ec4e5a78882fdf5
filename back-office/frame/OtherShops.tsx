import ShopIcon from '@mui/icons-material/StoreOutlined'
import { ListItemIcon, ListItemText, ListSubheader, MenuItem } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { readMe } from '../providers/me.ts'
import { pageFacts } from './page-facts.ts'

/** The shops a person works in besides this one: each has its own address, the login is the same. */
export function OtherShops() {
  const { data: me } = useQuery({ queryKey: ['me'], queryFn: readMe })
  const others = me?.shops.filter(({ channel }) => channel !== pageFacts.channel) ?? []
  if (others.length === 0) return null
  return (
    <>
      <ListSubheader component="div" sx={{ lineHeight: 2.5 }}>
        {FRAME_TEXT.other_shops}
      </ListSubheader>
      {others.map(({ channel, name }) => (
        <MenuItem key={channel} component="a" href={`../../${channel}/admin/`}>
          <ListItemIcon>
            <ShopIcon />
          </ListItemIcon>
          <ListItemText>{name}</ListItemText>
        </MenuItem>
      ))}
    </>
  )
}
