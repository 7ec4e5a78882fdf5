import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useInput } from 'react-admin'
import type { MenuPage } from '#contract/shapes/menus.ts'
import { MENUS_SCREEN } from '#src/text/back-office/menus.ts'
import { callApi } from '../api/call-api.ts'
import { keepText } from '../settings/keep-text.ts'

interface Props {
  source: string
  /** A page of the shop was chosen. @param name what it is called */
  onPage: (name: string) => void
}

/** An address: typed, or found by the name of one of the shop's pages. */
export function MenuAddressInput({ source, onPage }: Props) {
  const { field, fieldState } = useInput({ source, defaultValue: '', parse: keepText })
  const value = keepText(field.value)
  const [isOpen, setOpen] = useState(false)
  const words = useDeferredValue(value.slice(0, 100))
  const { data: pages = [], isFetching } = useQuery({
    queryKey: ['menu-pages', words],
    queryFn: async () => (await callApi('GET /v1/admin/menu-pages', { query: { q: words } })).pages,
    placeholderData: (before) => before,
    enabled: isOpen,
  })
  return (
    <Autocomplete<MenuPage, false, true, true>
      freeSolo
      disableClearable
      openOnFocus
      options={pages}
      groupBy={({ kind }) => kind}
      getOptionLabel={(page) => (typeof page === 'string' ? page : page.url)}
      getOptionKey={(page) => (typeof page === 'string' ? page : page.url)}
      filterOptions={(options) => options}
      inputValue={value}
      loading={isFetching}
      slotProps={{ paper: { variant: 'outlined' } }}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, text, reason) => reason === 'input' && field.onChange(text)}
      onChange={(_event, page) => {
        if (typeof page === 'string') return
        field.onChange(page.url)
        onPage(page.name)
      }}
      renderOption={({ key, ...props }, { name, url }) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {url}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          onBlur={field.onBlur}
          label={MENUS_SCREEN.url}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  )
}
