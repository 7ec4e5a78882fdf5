import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { PicturesInput } from '../pictures/PicturesInput.tsx'

interface Props {
  source: string
  /** What a new row begins with: react-admin reads it here. */
  defaultValue: readonly never[]
}

const MOST = 20

/** Pictures of one variation; folded away where it has none, as most have. */
export function VariationPictures({ source }: Props) {
  const pictures: unknown = useWatch({ name: useWrappedSource(source) })
  const [isOpen, setOpen] = useState(false)
  const hasSome = Array.isArray(pictures) && pictures.length > 0
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      {isOpen || hasSome ? (
        <PicturesInput source={source} max={MOST} helperText={CATALOGUE_TEXT.own_pictures_hint} />
      ) : (
        <Button onClick={() => setOpen(true)}>{CATALOGUE_TEXT.own_pictures_add}</Button>
      )}
    </Box>
  )
}
