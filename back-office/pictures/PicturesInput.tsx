import type { Picture } from '#contract/shapes/fields.ts'
import { PictureShelf } from './PictureShelf.tsx'
import { type PictureFieldProps, usePictureField } from './use-picture-field.ts'

interface Props extends PictureFieldProps {
  /** How many at most; 50 when left out. */
  max?: number
  /** The field holds one picture or null, not a list. */
  is_one?: true
}

/** The input of several pictures in their order. */
export function PicturesInput({ max = 50, is_one, ...props }: Props) {
  const { label, value, change, error, errors } = usePictureField<Picture[] | Picture | null>(props)
  return (
    <PictureShelf
      label={label}
      pictures={Array.isArray(value) ? value : value ? [value] : []}
      onChange={(pictures) => change(is_one ? (pictures[0] ?? null) : pictures)}
      max={is_one ? 1 : max}
      helperText={props.helperText}
      error={error}
      errors={errors}
    />
  )
}
