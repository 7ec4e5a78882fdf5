import { recipientTexts } from '#src/text/gift/gift-recipient.ts'
import { Icon } from '../ui/Icon.tsx'

/** The way to the step before. */
export function GiftBack({ href }: { href: string }) {
  return (
    <a className="step-back" href={href}>
      <Icon name="left" />
      {recipientTexts.back}
    </a>
  )
}
