import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

interface Props extends Pick<ButtonProps, 'startIcon' | 'disabled' | 'variant'> {
  /** File types, as `accept` of an input has them. */
  accept: string
  multiple?: boolean
  /** Opens the camera of a phone. */
  capture?: 'environment'
  onFiles: (files: File[]) => void
  children: string
}

/** Chooses files from this device. */
export function FileButton({ accept, multiple, capture, onFiles, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" onClick={() => input.current?.click()} {...button}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        multiple={multiple}
        capture={capture}
        aria-label={children}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
