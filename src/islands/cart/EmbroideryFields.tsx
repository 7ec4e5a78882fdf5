import { useId, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toEmbroideryInput } from '#src/rules/cart/to-embroidery-input.ts'
import { setEmbroidery } from '#src/stores/cart/cart-embroidery.ts'
import type { CartLineView } from '#src/stores/cart/cart-view.ts'
import { $session } from '#src/stores/session/session.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { embroideryTexts, FIRST_EMBROIDERY, toEmbroideryLabel } from '#src/text/cart/embroidery.ts'
import { fieldLabels } from '#src/text/input/field-labels.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { nameEmbroideryResource } from '#src/stores/member/name-embroidery.ts'

interface Props {
  line: CartLineView
  onDone: () => void
}

/** What to sew, where and how. Errors of the API are shown beside their fields. */
export default function EmbroideryFields({ line, onDone }: Props) {
  const id = useId()
  const is_member = useStore($session, { ssr: 'initial' }).state === 'member'
  const [values, setValues] = useState<NameEmbroideryInput>(
    toEmbroideryInput(line.embroidery).embroidery ?? FIRST_EMBROIDERY,
  )
  const [is_busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const wrong = failure?.kind === 'refused' ? failure.fields : []
  const problemOf = (name: string) => wrong.find(({ field }) => field === `embroidery.${name}`)?.message
  const text_problem = problemOf('text')

  async function send(embroidery: NameEmbroideryInput | null): Promise<void> {
    if (is_busy) return
    setBusy(true)
    const refused = await setEmbroidery({ key: line.key, embroidery })
    setBusy(false)
    setFailure(refused)
    if (!refused) onDone()
  }

  const choose = (name: 'script' | 'typeface' | 'colour' | 'place', labels: Record<string, string>) => (
    <div className="form-row">
      <label className="form-label" htmlFor={`${id}-${name}`}>
        {fieldLabels[name]}
      </label>
      <select
        className="field"
        id={`${id}-${name}`}
        value={values[name]}
        onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      >
        {Object.entries(labels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(values)
      }}
    >
      {is_member && <KeptEmbroidery onTake={setValues} />}
      <div className="form-row">
        <label className="form-label" htmlFor={`${id}-text`}>
          {fieldLabels.embroidery_text}
        </label>
        <input
          className="field"
          id={`${id}-text`}
          autoComplete="off"
          value={values.text}
          aria-invalid={text_problem ? true : undefined}
          aria-describedby={text_problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
          onChange={(event) => setValues({ ...values, text: event.target.value })}
        />
        <p className="form-hint" id={`${id}-hint`}>
          {embroideryTexts.text_hint}
        </p>
        {text_problem && (
          <p className="form-error" id={`${id}-problem`} role="alert">
            {text_problem}
          </p>
        )}
      </div>
      <div className="embroidery-choices">
        {choose('script', embroideryTexts.scripts)}
        {choose('typeface', embroideryTexts.typefaces)}
        {choose('colour', embroideryTexts.colours)}
        {choose('place', embroideryTexts.places)}
      </div>
      {failure && !text_problem && (
        <p className="form-error" role="alert">
          {toFailureSentence(failure)}
        </p>
      )}
      <div className="embroidery-actions">
        <BusyButton is_busy={is_busy} className="button-small">
          {cartScreenTexts.embroidery_sew}
        </BusyButton>
        {line.embroidery && (
          <button className="text-link" type="button" disabled={is_busy} onClick={() => void send(null)}>
            {cartScreenTexts.embroidery_none}
          </button>
        )}
      </div>
    </form>
  )
}

/** Takes over the name kept in the members' area, if there is one. */
function KeptEmbroidery({ onTake }: { onTake: (embroidery: NameEmbroideryInput) => void }) {
  const state = useStore(nameEmbroideryResource.$state, { ssr: 'initial' })
  if (state.state !== 'ready' || state.value === null) return null
  const { updated_at: _updated_at, ...kept } = state.value
  return (
    <p className="form-hint">
      <button className="text-link" type="button" onClick={() => onTake(kept)}>
        {cartScreenTexts.embroidery_kept}
      </button>
      （{toEmbroideryLabel(kept)}）
    </p>
  )
}
