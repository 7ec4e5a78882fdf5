import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RICH_TEXT } from '#src/text/back-office/rich-text.ts'

const ADDRESS = /^(https?:\/\/|\/|mailto:|tel:|#)\S+$|^\/$/

/** Where the selected words lead. */
export function LinkDialog({ editor, close }: { editor: Editor; close: () => void }) {
  const translate = useTranslate()
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const [href, setHref] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const chain = () => editor.chain().focus().extendMarkRange('link')
  const finish = () => {
    if (!ADDRESS.test(href.trim())) return setWrong(true)
    chain().setLink({ href: href.trim() }).run()
    close()
  }
  const remove = () => {
    chain().unsetLink().run()
    close()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <DialogTitle id="link-title">{RICH_TEXT.link}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={RICH_TEXT.link_address}
          value={href}
          onChange={(event) => setHref(event.target.value)}
          error={isWrong}
          helperText={isWrong && RICH_TEXT.link_wrong}
        />
      </DialogContent>
      <DialogActions>
        {before && (
          <Button color="error" onClick={remove}>
            {RICH_TEXT.link_remove}
          </Button>
        )}
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={finish}>
          {RICH_TEXT.link_set}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
