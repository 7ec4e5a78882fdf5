import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useState } from 'react'
import { Form, NumberInput, ResourceContextProvider, SelectInput, useTranslate } from 'react-admin'
import type { CallInput } from '#contract/index.ts'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { callApi } from '../api/call-api.ts'
import { BulkReasons } from './BulkProblem.tsx'
import { KeyInput } from './KeyInput.tsx'

type Input = CallInput<'POST /v1/admin/products/bulk'>['body']

interface Values {
  state?: 'show' | 'hide' | ''
  price_percent?: number | null
  price_step?: 1 | 10 | 100
  maker_key?: string | null
  add_category?: string | null
  remove_category?: string | null
  add_tag?: string | null
  remove_tag?: string | null
}

interface Props {
  products: Input['products']
  close: () => void
  onDone: () => void
}

const STATES = [
  { id: 'show', name: CATALOGUE_TEXT.bulk_show },
  { id: 'hide', name: CATALOGUE_TEXT.bulk_hide },
]
const STEPS = Object.entries(CATALOGUE_TEXT.bulk_steps).map(([id, name]) => ({ id: Number(id), name }))

/** Asks what is to become different of many products, and says of each why it cannot. */
export function ProductBulkDialog({ products, close, onDone }: Props) {
  const translate = useTranslate()
  const [problem, setProblem] = useState<unknown>()
  const [isEmpty, setEmpty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (values: Values) => {
    const change = toChange(values)
    setEmpty(Object.keys(change).length === 0)
    setProblem(undefined)
    if (Object.keys(change).length === 0) return
    setBusy(true)
    try {
      await callApi('POST /v1/admin/products/bulk', { body: { products, change } })
      onDone()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth>
      <DialogTitle>{CATALOGUE_TEXT.bulk_title(products.length)}</DialogTitle>
      <ResourceContextProvider value="products">
        <Form<Values> record={{ price_step: 1 } as never} onSubmit={(values: Values) => run(values)}>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{CATALOGUE_TEXT.bulk_lead}</DialogContentText>
            {problem !== undefined && <BulkReasons problem={problem} />}
            {isEmpty && <Alert severity="warning">{CATALOGUE_TEXT.bulk_nothing}</Alert>}
            <SelectInput
              source="state"
              label={CATALOGUE_TEXT.bulk_state}
              choices={STATES}
              helperText={false}
            />
            <NumberInput
              source="price_percent"
              label={CATALOGUE_TEXT.bulk_percent}
              min={-99}
              max={900}
              helperText={CATALOGUE_TEXT.bulk_percent_hint}
            />
            <SelectInput
              source="price_step"
              label={CATALOGUE_TEXT.bulk_step}
              choices={STEPS}
              helperText={false}
            />
            <KeyInput
              source="add_category"
              kind="categories"
              label={CATALOGUE_TEXT.bulk_add_category}
              helperText={false}
            />
            <KeyInput
              source="remove_category"
              kind="categories"
              label={CATALOGUE_TEXT.bulk_remove_category}
              helperText={false}
            />
            <KeyInput source="add_tag" kind="tags" label={CATALOGUE_TEXT.bulk_add_tag} helperText={false} />
            <KeyInput
              source="remove_tag"
              kind="tags"
              label={CATALOGUE_TEXT.bulk_remove_tag}
              helperText={false}
            />
            <KeyInput source="maker_key" kind="makers" label={CATALOGUE_TEXT.bulk_maker} helperText={false} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={isBusy}>
              {isBusy ? CATALOGUE_TEXT.bulk_busy : CATALOGUE_TEXT.bulk_run}
            </Button>
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  )
}

/** Only what was filled in. */
function toChange(values: Values): Input['change'] {
  const { state, price_percent, price_step, maker_key } = values
  const list = (key: string | null | undefined) => (key ? [key] : undefined)
  const change: Input['change'] = {
    is_draft: state ? state === 'hide' : undefined,
    price_percent: price_percent || undefined,
    price_step: price_percent ? price_step : undefined,
    maker_key: maker_key ?? undefined,
    add_category_keys: list(values.add_category),
    remove_category_keys: list(values.remove_category),
    add_tag_keys: list(values.add_tag),
    remove_tag_keys: list(values.remove_tag),
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
