import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  tone: 'plain' | 'good' | 'warning' | 'bad'
  title?: string
  children?: ReactNode
}

/** A box with something the shopper should know, in words and not in colour alone. */
export function Notice({ tone, title, children }: Props) {
  return (
    <div className="notice" data-tone={tone}>
      <Icon name={tone === 'good' ? 'check' : 'alert'} />
      <div className="notice-body">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
