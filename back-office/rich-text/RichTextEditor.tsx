import { Box, Button, Alert, TextField } from '@mui/material'
import { Image } from '@tiptap/extension-image'
import { Table, TableKit } from '@tiptap/extension-table'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useState } from 'react'
import { RICH_TEXT } from '#src/text/back-office/rich-text.ts'
import { styleNonce } from '../frame/page-facts.ts'
import { fitsEditor, withoutStyles } from './fits-editor.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { ScopedHeader } from './scoped-header.ts'

interface Props {
  labelledBy: string
  value: string
  onChange: (html: string) => void
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
  }),
  Image,
  // Its own rendering writes widths as inline styles, which the page's policy forbids and no page shows.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableKit.configure({ table: false, tableHeader: false }),
  ScopedHeader,
]

const findPicture = (files: FileList | undefined) =>
  [...(files ?? [])].find(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))

/** The words as they will look, or their HTML where that holds more than the editor keeps. */
export default function RichTextEditor({ labelledBy, value: given, onChange }: Props) {
  const value = withoutStyles(given)
  const fits = fitsEditor(value)
  const [wantsSource, setWantsSource] = useState(false)
  const [picture, setPicture] = useState<{ file?: File }>()
  const isSource = wantsSource || !fits
  const editor = useEditor({
    extensions,
    content: fits ? value : '',
    injectNonce: styleNonce,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
      handleDrop: (_, event) => take(event, findPicture(event.dataTransfer?.files)),
      handlePaste: (_, event) => take(event, findPicture(event.clipboardData?.files)),
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })
  function take(event: Event, file: File | undefined): boolean {
    if (!file) return false
    event.preventDefault()
    setPicture({ file })
    return true
  }
  // What the form puts in: another version, what was typed before.
  useEffect(() => {
    // While React puts the screen together it may make a second one; the first is gone then.
    if (editor.isDestroyed) return
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (fits && value !== shown) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value, fits])
  if (isSource)
    return (
      <Box>
        {!fits && (
          <Alert severity="info" sx={{ mb: 1 }}>
            {RICH_TEXT.source_needed}
          </Alert>
        )}
        <TextField
          value={value}
          onChange={(event) => onChange(event.target.value)}
          multiline
          minRows={8}
          fullWidth
          slotProps={{ htmlInput: { 'aria-labelledby': labelledBy, spellCheck: false } }}
          sx={{ '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9375rem !important' } }}
        />
        {fits && <Button onClick={() => setWantsSource(false)}>{RICH_TEXT.source_end}</Button>}
      </Box>
    )
  return (
    <Box sx={frame}>
      <RichTextToolbar
        editor={editor}
        onPicture={() => setPicture({})}
        onSource={() => setWantsSource(true)}
      />
      <EditorContent editor={editor} />
      {picture && (
        <PictureDialog
          file={picture.file}
          insert={(attributes) => editor.chain().focus().setImage(attributes).run()}
          close={() => setPicture(undefined)}
        />
      )}
    </Box>
  )
}

const frame = {
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
  '& .tiptap': { minHeight: 240, px: 2, py: 1, outline: 'none', lineHeight: 1.8, overflowX: 'auto' },
  '& .tiptap img': { maxWidth: '100%', height: 'auto' },
  '& .tiptap h2': { fontSize: '1.375rem' },
  '& .tiptap h3': { fontSize: '1.125rem' },
  '& .tiptap table': { borderCollapse: 'collapse', width: '100%' },
  '& .tiptap td, & .tiptap th': {
    border: 1,
    borderColor: 'divider',
    px: 1,
    py: 0.5,
    verticalAlign: 'top',
    textAlign: 'left',
  },
  '& .tiptap th': { bgcolor: 'background.default' },
  '& .tiptap th > p, & .tiptap td > p': { my: 0 },
  '& .tiptap blockquote': { borderLeft: 3, borderColor: 'divider', ml: 0, pl: 2 },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
} as const
