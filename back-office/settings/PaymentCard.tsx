import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Box, IconButton, Typography } from '@mui/material'
import { ArrayInput, BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin'
import type { PaymentMethods } from '#contract/shapes/shop-terms.ts'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { DragHandle } from '../drag/DragHandle.tsx'
import { useDrag } from '../drag/use-drag.ts'
import { FormRows } from '../forms/FormRows.tsx'
import { keepText } from './keep-text.ts'

const text = TERMS_TEXT.payment_fields
const NEEDS_PROVIDER: ReadonlySet<string> = new Set(['card', 'konbini', 'paypay', 'deferred'])

interface Props {
  code: PaymentMethods['payments'][number]['code']
  name: string
  /** Its place in the list. */
  at: number
  /** Undefined for the first. */
  up: (() => void) | undefined
  /** Undefined for the last. */
  down: (() => void) | undefined
}

/** One way to pay: whether it is offered, its words, and what it costs. */
export function PaymentCard({ code, name, at, up, down }: Props) {
  const { box, lift, handle } = useDrag(code, name)
  const source = (field: string) => `payments.${at}.${field}`
  return (
    <Box
      component="li"
      {...box}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, bgcolor: 'background.paper', ...lift }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
        <DragHandle {...handle} />
        <Typography component="h2" variant="h3" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        <IconButton aria-label={TERMS_TEXT.up(name)} disabled={!up} onClick={up}>
          <UpIcon />
        </IconButton>
        <IconButton aria-label={TERMS_TEXT.down(name)} disabled={!down} onClick={down}>
          <DownIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <BooleanInput
          source={source('is_offered')}
          label={text.is_offered}
          helperText={NEEDS_PROVIDER.has(code) ? TERMS_TEXT.provider_hint : false}
        />
        <TextInput source={source('name')} label={text.name} parse={keepText} />
        <TextInput source={source('description')} label={text.description} parse={keepText} multiline />
        <TextInput
          source={source('payment_time')}
          label={text.payment_time}
          parse={keepText}
          helperText={code === 'bank_transfer' ? TERMS_TEXT.time_hint : false}
        />
        {(code === 'bank_transfer' || code === 'invoice') && (
          <TextInput
            source={source('guide.account')}
            label={text.account}
            parse={keepText}
            multiline
            minRows={2}
            helperText={code === 'invoice' ? TERMS_TEXT.invoice_account_hint : false}
          />
        )}
        {code === 'card' && (
          <SelectInput
            source={source('capture')}
            label={text.capture}
            choices={Object.entries(TERMS_TEXT.captures).map(([id, label]) => ({ id, name: label }))}
            validate={required()}
          />
        )}
        {code === 'bank_transfer' && (
          <>
            <NumberInput source={source('guide.deadline_days')} label={text.deadline_days} min={1} max={90} />
            <NumberInput
              source={source('guide.remind_days_before')}
              label={text.remind_days_before}
              helperText={TERMS_TEXT.remind_hint}
              min={0}
              max={30}
            />
            <NumberInput
              source={source('guide.cancel_days_after')}
              label={text.cancel_days_after}
              helperText={TERMS_TEXT.cancel_hint}
              min={1}
              max={60}
            />
          </>
        )}
        <ArrayInput source={source('fees')} label={text.fees} helperText={TERMS_TEXT.fees_hint}>
          <FormRows inline disableReordering>
            <NumberInput source="up_to" label={text.up_to} min={0} helperText={false} />
            <NumberInput source="fee" label={text.fee} min={0} helperText={false} />
          </FormRows>
        </ArrayInput>
      </Box>
    </Box>
  )
}
