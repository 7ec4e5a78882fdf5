import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import type { Picture } from '#contract/shapes/fields.ts'
import { PICTURES_TEXT } from '#src/text/back-office/pictures.ts'
import { DragArea } from '../drag/DragArea.tsx'
import { DropZone } from './DropZone.tsx'
import { PictureCard } from './PictureCard.tsx'
import { toPicture } from './to-picture.ts'

const LibraryDialog = lazy(() => import('./LibraryDialog.tsx'))

interface Props {
  label: string
  pictures: readonly Picture[]
  onChange: (pictures: Picture[]) => void
  max: number
  helperText?: string | undefined
  /** Of the whole field. */
  error?: string | undefined
  /** Of single pictures, by their place. */
  errors?: readonly (string | undefined)[] | undefined
}

/** Pictures of a form in their order: dropped, pasted, chosen or taken; dragged into another place by pointer or keys. */
export function PictureShelf({ label, pictures, onChange, max, helperText, error, errors = [] }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  // Two may arrive before the form has rendered the first.
  const newest = useRef(pictures)
  useEffect(() => {
    newest.current = pictures
  }, [pictures])
  const change = (changed: Picture[]) => {
    newest.current = changed
    onChange(changed)
  }
  const add = (added: AdminPicture) => {
    const others = newest.current.filter(({ path }) => path !== added.path)
    change([...(max === 1 ? [] : others), toPicture(added)].slice(0, max))
  }
  const paths = pictures.map(({ path }) => path)
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {pictures.length > 0 && (
        <DragArea
          toName={(path) => PICTURES_TEXT.nth(paths.indexOf(path) + 1)}
          onDrop={({ active, over }) => {
            if (!over || active.id === over.id) return
            change(arrayMove([...pictures], paths.indexOf(String(active.id)), paths.indexOf(String(over.id))))
          }}
        >
          <SortableContext items={paths} strategy={verticalListSortingStrategy}>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
              {pictures.map((picture, at) => (
                <PictureCard
                  key={picture.path}
                  picture={picture}
                  at={at}
                  count={pictures.length}
                  error={errors[at]}
                  onChange={(changed) => change(pictures.map((one) => (one === picture ? changed : one)))}
                  onRemove={() => change(pictures.filter((one) => one !== picture))}
                />
              ))}
            </Box>
          </SortableContext>
        </DragArea>
      )}
      {(pictures.length < max || max === 1) && (
        <DropZone is_many={max > 1} onSent={add}>
          <Button variant="outlined" onClick={() => setChoosing(true)}>
            {PICTURES_TEXT.from_library}
          </Button>
        </DropZone>
      )}
      {(error ?? helperText) && (
        <FormHelperText error={error !== undefined}>{error ?? helperText}</FormHelperText>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <LibraryDialog
            close={() => setChoosing(false)}
            onChosen={(picture) => {
              setChoosing(false)
              add(picture)
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}
