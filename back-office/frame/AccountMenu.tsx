import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useLogout, useTranslate } from 'react-admin'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { OtherShops } from './OtherShops.tsx'
import { pageFacts } from './page-facts.ts'

export function AccountMenu() {
  const translate = useTranslate()
  const logout = useLogout()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={FRAME_TEXT.account}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {pageFacts.origin && (
          <MenuItem
            component="a"
            href={`${pageFacts.origin}/`}
            target="_blank"
            rel="noopener"
            onClick={close}
          >
            <ListItemIcon>
              <ShopIcon />
            </ListItemIcon>
            <ListItemText>{FRAME_TEXT.open_shop}</ListItemText>
          </MenuItem>
        )}
        <OtherShops />
        <MenuItem component={LinkBase} to="/account" onClick={close}>
          <ListItemIcon>
            <AccountIcon />
          </ListItemIcon>
          <ListItemText>{FRAME_TEXT.own_account}</ListItemText>
        </MenuItem>
        <MenuItem onClick={() => void logout()}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          <ListItemText>{translate('ra.auth.logout')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  )
}
