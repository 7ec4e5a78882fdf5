import { Box, FormControl, FormHelperText, Typography } from '@mui/material'
import { lazy, Suspense, useId } from 'react'
import { FieldTitle, InputHelperText, useInput, useResourceContext } from 'react-admin'
import { Loading } from '../frame/Loading.tsx'

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'))

interface Props {
  source: string
  helperText?: string
}

/** Words with headings, links, lists, tables and pictures; kept as HTML. */
export function RichTextInput({ source, helperText }: Props) {
  const id = useId()
  const resource = useResourceContext()
  const {
    field,
    fieldState: { error },
  } = useInput({ source })
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <FormControl fullWidth error={error !== undefined} margin="dense" sx={{ minWidth: 0 }}>
      <Typography
        id={id}
        component="span"
        variant="body2"
        color={error ? 'error' : 'text.secondary'}
        sx={{ mb: 0.5 }}
      >
        <FieldTitle source={source} resource={resource} />
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Suspense fallback={<Loading />}>
          <RichTextEditor labelledBy={id} value={value} onChange={field.onChange} />
        </Suspense>
      </Box>
      <FormHelperText>
        <InputHelperText error={error?.message} helperText={helperText ?? false} />
      </FormHelperText>
    </FormControl>
  )
}
