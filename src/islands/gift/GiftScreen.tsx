import type { ReactNode } from 'react'
import { type GiftState, loadSocialGift, type OpenGift } from '#src/stores/gift/social-gift.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { GiftEnded } from './GiftEnded.tsx'

interface Props {
  gift: GiftState
  children: (opened: OpenGift, key: string) => ReactNode
}

/** A step of a gift's recipient in each of its states; `children` is rendered while the gift can be answered. */
export function GiftScreen({ gift, children }: Props) {
  if (gift.state === 'open') return <>{children(gift.opened, gift.key)}</>
  if (gift.state === 'ended') return <GiftEnded end={gift.end} />
  if (gift.state === 'failed')
    return (
      <LoadFailure
        title={recipientTexts.load_failed}
        failure={gift.failure}
        onRetry={() => void loadSocialGift()}
      />
    )
  return <Skeleton label={recipientTexts.loading} rows={3} />
}
