import RemoveIcon from '@mui/icons-material/Close'
import {
  Autocomplete,
  Box,
  FormHelperText,
  FormLabel,
  IconButton,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useInput, useTranslateLabel } from 'react-admin'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { callApi } from '../api/call-api.ts'
import { SortableRows } from '../drag/SortableRows.tsx'

/** Products by key in an order of the editor's own: found by name or part number, dragged, taken out. */
export function ProductKeysInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<{ id: number }>({ source, defaultValue: [] })
  const translateLabel = useTranslateLabel()
  const keys = (field.value ?? []) as string[]
  const [words, setWords] = useState('')
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['product-choices', words],
    queryFn: async () =>
      (await callApi('GET /v1/admin/products', { query: { q: words, per: 20, sort: 'name' } })).data,
  })
  const { data: known } = useQuery({
    queryKey: ['product-names', [...keys].sort()],
    queryFn: () => readNames(keys),
    placeholderData: (before) => before,
    enabled: keys.length > 0,
  })
  const problem = findMessage(fieldState.error)
  const toName = (key: string) => names.get(key) ?? known?.get(key) ?? key
  return (
    <Box sx={{ mt: 1 }}>
      <FormLabel>{translateLabel({ source })}</FormLabel>
      {keys.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
          {CATALOGUE_TEXT.no_products}
        </Typography>
      )}
      <SortableRows keys={keys} toName={toName} onMove={field.onChange}>
        {(key) => (
          <>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{toName(key)}</Box>
            <IconButton
              aria-label={CATALOGUE_TEXT.take_out(toName(key))}
              onClick={() => field.onChange(keys.filter((one) => one !== key))}
            >
              <RemoveIcon />
            </IconButton>
          </>
        )}
      </SortableRows>
      <Autocomplete
        sx={{ mt: 2 }}
        options={found.filter(({ key }) => !keys.includes(key))}
        getOptionLabel={({ name, products }) => `${name}（${products[0]?.code ?? ''}）`}
        getOptionKey={({ id }) => id}
        filterOptions={(options) => options}
        value={null}
        inputValue={words}
        loading={isFetching}
        blurOnSelect
        onInputChange={(_event, text, reason) => setWords(reason === 'input' ? text : '')}
        onChange={(_event, product) => {
          if (!product) return
          setNames(new Map([...names, [product.key, product.name]]))
          field.onChange([...keys, product.key])
        }}
        renderInput={(params) => <TextField {...params} label={CATALOGUE_TEXT.choose_product} />}
      />
      {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  )
}

/** Of the field, or of one of its rows. */
function findMessage(error: unknown): string | undefined {
  if (!(error instanceof Object)) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error).map(findMessage).find(Boolean)
}

/** Names of products by key; what is not among the first thousand keeps its key. */
async function readNames(keys: readonly string[]): Promise<Map<string, string>> {
  const { data } = await callApi('GET /v1/admin/products', { query: { keys: [...keys], per: 'all' } })
  return new Map(data.map(({ key, name }) => [key, name]))
}
