import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { TextInput } from 'react-admin'
import { useFieldArray, useWatch } from 'react-hook-form'
import { MENU_LIMITS, type Menus } from '#contract/shapes/menus.ts'
import { MENUS_SCREEN } from '#src/text/back-office/menus.ts'
import { SortableRows } from '../drag/SortableRows.tsx'
import { keepText } from '../settings/keep-text.ts'
import { MenuLinks } from './MenuLinks.tsx'

/** Columns of the footer in their order, each with its links. */
export function FooterColumns() {
  const { fields, append, remove, move } = useFieldArray<Menus, 'footer', 'row_id'>({
    name: 'footer',
    keyName: 'row_id',
  })
  const columns = useWatch<Menus, 'footer'>({ name: 'footer' })
  const keys = fields.map(({ row_id }) => row_id)
  const toName = (key: string) => columns[keys.indexOf(key)]?.title || MENUS_SCREEN.new_column
  return (
    <>
      {keys.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {MENUS_SCREEN.no_columns}
        </Typography>
      )}
      <SortableRows keys={keys} toName={toName} onMove={(_keys, from, to) => move(from, to)}>
        {(key) => {
          const at = keys.indexOf(key)
          return (
            <Box sx={{ flex: 1, minWidth: 0, py: 2 }}>
              <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
                <TextInput
                  source={`footer.${at}.title`}
                  label={MENUS_SCREEN.title}
                  parse={keepText}
                  helperText={false}
                />
                <IconButton aria-label={MENUS_SCREEN.remove_column(toName(key))} onClick={() => remove(at)}>
                  <RemoveIcon />
                </IconButton>
              </Box>
              <MenuLinks source={`footer.${at}.links`} most={MENU_LIMITS.column_links} />
            </Box>
          )
        }}
      </SortableRows>
      <Box>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={keys.length >= MENU_LIMITS.columns}
          onClick={() => append({ title: '', links: [{ label: '', url: '' }] })}
        >
          {MENUS_SCREEN.add_column}
        </Button>
      </Box>
    </>
  )
}
