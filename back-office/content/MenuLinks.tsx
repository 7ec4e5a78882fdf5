import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Close'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { TextInput } from 'react-admin'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { Menus } from '#contract/shapes/menus.ts'
import { MENUS_SCREEN } from '#src/text/back-office/menus.ts'
import { SortableRows } from '../drag/SortableRows.tsx'
import { keepText } from '../settings/keep-text.ts'
import { MenuAddressInput } from './MenuAddressInput.tsx'

interface Props {
  source: 'header' | `footer.${number}.links`
  /** How many there may be. */
  most: number
}

/** Links in their order: worded, dragged, taken out, added. */
export function MenuLinks({ source, most }: Props) {
  const { setValue, getValues } = useFormContext<Menus>()
  const { fields, append, remove, move } = useFieldArray<Menus, Props['source'], 'row_id'>({
    name: source,
    keyName: 'row_id',
  })
  const links = useWatch<Menus, Props['source']>({ name: source })
  const keys = fields.map(({ row_id }) => row_id)
  const toName = (key: string) => links[keys.indexOf(key)]?.label || MENUS_SCREEN.new_link
  return (
    <>
      {keys.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {MENUS_SCREEN.no_links}
        </Typography>
      )}
      <SortableRows keys={keys} toName={toName} onMove={(_keys, from, to) => move(from, to)}>
        {(key) => {
          const at = keys.indexOf(key)
          const nameIt = (name: string) => {
            const label = `${source}.${at}.label` as const
            if (!getValues(label)) setValue(label, name, { shouldDirty: true })
          }
          return (
            <>
              <Box
                sx={{
                  flex: 1,
                  minWidth: 0,
                  display: 'grid',
                  gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' },
                  alignItems: 'start',
                  columnGap: 2,
                  rowGap: 1.5,
                  py: 1.5,
                }}
              >
                <TextInput
                  source={`${source}.${at}.label`}
                  label={MENUS_SCREEN.label}
                  parse={keepText}
                  helperText={false}
                />
                <MenuAddressInput source={`${source}.${at}.url`} onPage={nameIt} />
              </Box>
              <IconButton aria-label={MENUS_SCREEN.remove_link(toName(key))} onClick={() => remove(at)}>
                <RemoveIcon />
              </IconButton>
            </>
          )
        }}
      </SortableRows>
      <Box>
        <Button
          startIcon={<AddIcon />}
          disabled={keys.length >= most}
          onClick={() => append({ label: '', url: '' })}
        >
          {MENUS_SCREEN.add_link}
        </Button>
      </Box>
    </>
  )
}
