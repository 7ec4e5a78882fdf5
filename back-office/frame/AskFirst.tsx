import { Button, type ButtonProps } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'

interface Props extends Pick<ButtonProps, 'aria-label' | 'color' | 'disabled' | 'variant'> {
  /** What the button says, and the press that confirms it. */
  label: string
  /** What is asked; what the button says unless told. */
  title?: string
  /** What happens then. */
  content: string
  confirm?: string
  onConfirm: () => unknown
}

/** A button whose press cannot be taken back: it asks once more before. */
export function AskFirst({ label, title = label, content, confirm = label, onConfirm, ...button }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={title}
        content={content}
        confirm={confirm}
        confirmColor="warning"
        onConfirm={() => {
          setAsking(false)
          onConfirm()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
