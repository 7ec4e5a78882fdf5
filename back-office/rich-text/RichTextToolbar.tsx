import BoldIcon from '@mui/icons-material/FormatBold'
import BulletsIcon from '@mui/icons-material/FormatListBulleted'
import CodeIcon from '@mui/icons-material/Code'
import HeadingIcon from '@mui/icons-material/Title'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import LinkIcon from '@mui/icons-material/Link'
import NumbersIcon from '@mui/icons-material/FormatListNumbered'
import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import RedoIcon from '@mui/icons-material/Redo'
import RuleIcon from '@mui/icons-material/HorizontalRule'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, Button, ToggleButton, Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { RICH_TEXT } from '#src/text/back-office/rich-text.ts'
import { LinkDialog } from './LinkDialog.tsx'

interface Props {
  editor: Editor
  onPicture: () => void
  onSource: () => void
}

/** What can be done with the words, by one press each. */
export function RichTextToolbar({ editor, onPicture, onSource }: Props) {
  const [isLinking, setLinking] = useState(false)
  const is = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', p: 0.5 }}>
      <Box
        role="toolbar"
        aria-label={RICH_TEXT.toolbar}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25 }}
      >
        <Press
          label={RICH_TEXT.heading_2}
          isOn={is.h2}
          press={() => chain().toggleHeading({ level: 2 }).run()}
        >
          <HeadingIcon />
        </Press>
        <Press
          label={RICH_TEXT.heading_3}
          isOn={is.h3}
          press={() => chain().toggleHeading({ level: 3 }).run()}
        >
          <HeadingIcon fontSize="small" />
        </Press>
        <Press label={RICH_TEXT.bold} isOn={is.bold} press={() => chain().toggleBold().run()}>
          <BoldIcon />
        </Press>
        <Press label={RICH_TEXT.italic} isOn={is.italic} press={() => chain().toggleItalic().run()}>
          <ItalicIcon />
        </Press>
        <Press label={RICH_TEXT.link} isOn={is.link} press={() => setLinking(true)}>
          <LinkIcon />
        </Press>
        <Press label={RICH_TEXT.bullets} isOn={is.bullets} press={() => chain().toggleBulletList().run()}>
          <BulletsIcon />
        </Press>
        <Press label={RICH_TEXT.numbers} isOn={is.numbers} press={() => chain().toggleOrderedList().run()}>
          <NumbersIcon />
        </Press>
        <Press label={RICH_TEXT.quote} isOn={is.quote} press={() => chain().toggleBlockquote().run()}>
          <QuoteIcon />
        </Press>
        <Press
          label={RICH_TEXT.table}
          isDisabled={is.table}
          press={() => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
        >
          <TableIcon />
        </Press>
        <Press label={RICH_TEXT.picture} press={onPicture}>
          <PictureIcon />
        </Press>
        <Press label={RICH_TEXT.rule} press={() => chain().setHorizontalRule().run()}>
          <RuleIcon />
        </Press>
        <Press label={RICH_TEXT.undo} isDisabled={!is.undo} press={() => chain().undo().run()}>
          <UndoIcon />
        </Press>
        <Press label={RICH_TEXT.redo} isDisabled={!is.redo} press={() => chain().redo().run()}>
          <RedoIcon />
        </Press>
        <Press label={RICH_TEXT.source} press={onSource}>
          <CodeIcon />
        </Press>
      </Box>
      {is.table && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Button size="small" onClick={() => chain().addRowAfter().run()}>
            {RICH_TEXT.table_row}
          </Button>
          <Button size="small" onClick={() => chain().addColumnAfter().run()}>
            {RICH_TEXT.table_column}
          </Button>
          <Button size="small" onClick={() => chain().deleteRow().run()}>
            {RICH_TEXT.table_row_remove}
          </Button>
          <Button size="small" onClick={() => chain().deleteColumn().run()}>
            {RICH_TEXT.table_column_remove}
          </Button>
          <Button size="small" color="error" onClick={() => chain().deleteTable().run()}>
            {RICH_TEXT.table_remove}
          </Button>
        </Box>
      )}
      {isLinking && <LinkDialog editor={editor} close={() => setLinking(false)} />}
    </Box>
  )
}

interface PressProps {
  label: string
  isOn?: boolean
  isDisabled?: boolean
  press: () => void
  children: ReactNode
}

function Press({ label, isOn = false, isDisabled = false, press, children }: PressProps) {
  return (
    <Tooltip title={label}>
      <span>
        <ToggleButton
          value={label}
          aria-label={label}
          selected={isOn}
          disabled={isDisabled}
          onClick={press}
          sx={{ border: 0, width: 44, height: 44, fontWeight: 700 }}
        >
          {children}
        </ToggleButton>
      </span>
    </Tooltip>
  )
}
