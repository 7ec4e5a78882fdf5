import { Alert, Box, FormControl, FormHelperText, FormLabel, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useId } from 'react'
import { useInput } from 'react-admin'
import type { AdminSetting, AdminTheme } from '#contract/shapes/admin-site.ts'
import { THEMES_TEXT } from '#src/text/back-office/themes.ts'
import { callApi } from '../api/call-api.ts'
import { useRead } from '../frame/use-read.ts'

interface Props {
  source: string
  setting: AdminSetting
}

/** The themes that are installed, as pictures of which one is chosen. */
export function ThemeInput({ source, setting: { label, description, default_value, is_set, value } }: Props) {
  const { field, fieldState } = useInput({ source })
  const { data } = useRead(['themes'], async () => (await callApi('GET /v1/admin/themes')).data)
  const help = useId()
  const chosen = String(field.value ?? default_value)
  const isGone = is_set && data !== undefined && !data.some(({ key }) => key === value)
  const problem = fieldState.error?.message
  return (
    <FormControl
      component="fieldset"
      error={problem !== undefined}
      aria-describedby={help}
      sx={{ width: 1, mb: 2 }}
    >
      <FormLabel component="legend">{label}</FormLabel>
      {isGone && <Alert severity="warning">{THEMES_TEXT.gone(String(value))}</Alert>}
      <Box sx={grid}>
        {data?.map((theme) => (
          <ThemeCard
            key={theme.key}
            theme={theme}
            name={field.name}
            isChosen={theme.key === chosen}
            choose={() => field.onChange(theme.key)}
          />
        ))}
      </Box>
      <FormHelperText id={help}>{problem ?? description}</FormHelperText>
    </FormControl>
  )
}

interface CardProps {
  theme: AdminTheme
  name: string
  isChosen: boolean
  choose: () => void
}

function ThemeCard({ theme, name, isChosen, choose }: CardProps) {
  return (
    <Box component="label" sx={card}>
      {theme.picture ? (
        <Box
          component="img"
          src={theme.picture}
          alt=""
          loading="lazy"
          width={480}
          height={338}
          sx={picture}
        />
      ) : (
        <Box sx={{ ...picture, ...placeholder }} aria-hidden>
          {theme.name}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, p: 1.5, alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="radio"
          name={name}
          value={theme.key}
          checked={isChosen}
          onChange={choose}
          sx={{
            width: '1.25rem',
            height: '1.25rem',
            m: 0,
            mt: '2px',
            flexShrink: 0,
            accentColor: ({ palette }: Theme) => palette.primary.main,
          }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 700, overflowWrap: 'anywhere' }}>
            {theme.name}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {theme.description}
          </Typography>
        </Box>
      </Box>
    </Box>
  )
}

const grid = {
  display: 'grid',
  // By the size of letters, so that large ones have a line to stand in.
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    sm: 'repeat(auto-fill, minmax(min(13.75rem, 100%), 1fr))',
  },
  gap: 2,
  mt: 1,
} as const

const card = {
  display: 'block',
  cursor: 'pointer',
  border: 2,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '&:has(:checked)': { borderColor: 'primary.main' },
  '&:has(:focus-visible)': {
    outline: 2,
    outlineColor: 'primary.main',
    outlineStyle: 'solid',
    outlineOffset: 2,
  },
} as const

const picture = {
  display: 'block',
  width: 1,
  height: 'auto',
  aspectRatio: '480 / 338',
  objectFit: 'cover',
  borderBottom: 1,
  borderColor: 'divider',
} as const

const placeholder = {
  display: 'grid',
  placeItems: 'center',
  p: 2,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  fontSize: '1.25rem',
} as const
