import { PicturesInput } from './PicturesInput.tsx'
import type { PictureFieldProps } from './use-picture-field.ts'

/** The input of one picture, or of none (null). */
export function PictureInput(props: PictureFieldProps) {
  return <PicturesInput {...props} is_one />
}
