import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { GivenSeason } from '#contract/shapes/recipients.ts'
import { $cartSummary } from '#src/stores/cart/cart.ts'
import { giveAgain } from '#src/stores/gift/give-again.ts'
import { givenSeasonTexts as texts } from '#src/text/gift/given-seasons.ts'
import type { Changes } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { mypageTexts } from '#src/text/member/mypage.ts'

interface Props {
  season: GivenSeason
  changes: Changes
}

/** The button that draws up this year's list. Where the cart has goods it first says what becomes of them. */
export function GiveAgain({ season, changes: { busy, change } }: Props) {
  const cart = useStore($cartSummary, { ssr: 'initial' })
  const [isAsked, setAsked] = useState(false)
  const count = cart?.count ?? 0
  const name = `give-${season.key}`
  const isBusy = busy === name
  const give = () => void change(name, () => giveAgain(season.key)).then(() => setAsked(false))
  return (
    <>
      <BusyButton
        is_busy={isBusy}
        className="button-primary"
        onPress={() => (count > 0 ? setAsked(true) : give())}
      >
        {texts.give}
        <span className="sr-only">：{texts.title(season)}</span>
      </BusyButton>
      <ConfirmDialog
        id={`${name}-question`}
        title={texts.cart_title}
        is_open={isAsked}
        onClose={() => setAsked(false)}
      >
        <p>{texts.cart_text(count)}</p>
        <div className="confirm-actions">
          <button className="button" type="button" onClick={() => setAsked(false)}>
            {mypageTexts.cancel}
          </button>
          <BusyButton is_busy={isBusy} className="button-primary" onPress={give}>
            {texts.go_on}
          </BusyButton>
        </div>
      </ConfirmDialog>
    </>
  )
}
