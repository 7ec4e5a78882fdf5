import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { addGivenSeason } from '#src/stores/gift/give-again.ts'
import { givenSeasonsResource } from '#src/stores/gift/given-seasons.ts'
import { tellFailure } from '#src/stores/page/toasts.ts'
import { givenSeasonTexts as texts } from '#src/text/gift/given-seasons.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

/** As many seasons as help: this one of the last years, and the one before. */
const SHOWN = 4

/** Recipients from what the member gave before, with goods, noshi and card. Nothing for who gave nothing. */
export function RecipientsGiven() {
  const seasons = useStore(givenSeasonsResource.$state, { ssr: 'initial' })
  const [busy, setBusy] = useState<string | null>(null)
  const [answer, setAnswer] = useState('')
  if (seasons.state !== 'ready' || seasons.value.length === 0) return null

  async function add(key: string): Promise<void> {
    if (busy) return
    setBusy(key)
    const end = await addGivenSeason(key)
    setBusy(null)
    if (end.state === 'failed') tellFailure(end.failure)
    else setAnswer(texts.added(end.value.added, end.value.known))
  }

  return (
    <div className="recipients-source">
      <h3>{texts.source}</h3>
      {seasons.value.slice(0, SHOWN).map((season) => (
        <BusyButton
          key={season.key}
          is_busy={busy === season.key}
          className="button-small"
          onPress={() => void add(season.key)}
        >
          {texts.add(texts.title(season), season.recipient_count)}
        </BusyButton>
      ))}
      <p role="status">{answer}</p>
    </div>
  )
}
