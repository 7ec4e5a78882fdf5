import {
  Alert,
  Box,
  Button,
  ButtonBase,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useDeferredValue, useState } from 'react'
import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import { PICTURES_TEXT } from '#src/text/back-office/pictures.ts'
import { Loading } from '../frame/Loading.tsx'
import { toPictureAddress } from './to-picture-address.ts'
import { type LibraryQuery, useLibrary } from './use-library.ts'

/** The shop's photographs, to be searched and pressed. */
export function PictureGrid({ onChosen }: { onChosen: (picture: AdminPicture) => void }) {
  const [q, setWords] = useState('')
  const [use, setUse] = useState<LibraryQuery['use']>('')
  const words = useDeferredValue(q)
  const { pictures, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useLibrary({
    q: words.trim(),
    use,
  })
  const isFiltered = words.trim() !== '' || use !== ''
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          label={PICTURES_TEXT.search}
          value={q}
          onChange={(event) => setWords(event.target.value)}
          size="small"
          margin="none"
          type="search"
          sx={{ flex: '1 1 14rem', maxWidth: 420 }}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={use}
          onChange={(_, chosen: LibraryQuery['use'] | null) => setUse(chosen ?? '')}
        >
          <ToggleButton value="">{PICTURES_TEXT.all}</ToggleButton>
          <ToggleButton value="used">{PICTURES_TEXT.used}</ToggleButton>
          <ToggleButton value="unused">{PICTURES_TEXT.unused}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {isPending && !error && <Loading />}
      {!isPending && pictures.length === 0 && (
        <Typography color="text.secondary">
          {isFiltered ? PICTURES_TEXT.none_found : PICTURES_TEXT.none}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
        }}
      >
        {pictures.map((picture) => (
          <Box component="li" key={picture.id} sx={{ minWidth: 0 }}>
            <ButtonBase
              onClick={() => onChosen(picture)}
              focusRipple
              sx={{ display: 'grid', gap: 0.5, width: 1, textAlign: 'start', borderRadius: 1 }}
            >
              <Box
                component="img"
                src={toPictureAddress(picture, 320)}
                alt={picture.alt}
                loading="lazy"
                sx={{
                  width: 1,
                  aspectRatio: '1',
                  objectFit: 'contain',
                  bgcolor: 'background.default',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                }}
              />
              <Typography variant="body2" noWrap component="span">
                {picture.name}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <Button
          onClick={() => void fetchNextPage()}
          disabled={isFetchingNextPage}
          sx={{ justifySelf: 'center' }}
        >
          {PICTURES_TEXT.more}
        </Button>
      )}
    </Box>
  )
}
