import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OrderListDetail } from '#contract/shapes/order-list.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import {
  $listEdit,
  discardEdit,
  type ListEdit,
  openList,
  reloadList,
  saveList,
  typeList,
} from '#src/stores/order-list/edit-list.ts'
import { deleteList, orderList } from '#src/stores/order-list/order-lists.ts'
import { showToast } from '#src/stores/page/toasts.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'
import { useChanges } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AddByCode } from './AddByCode.tsx'
import { toDayWords, toLastWords } from './list-words.ts'
import { ListFields } from './ListFields.tsx'
import { ListLines } from './ListLines.tsx'

/** One list: what it holds today, to be ordered, and by its owner to be changed. */
export function ListEditor({ list }: { list: OrderListDetail }) {
  const edit = useStore($listEdit, { ssr: 'initial' })
  useEffect(() => {
    // What was saved just now is on screen already.
    if ($listEdit.get()?.base !== list) openList(list)
  }, [list])
  return edit && <Opened edit={edit} />
}

function Opened({ edit }: { edit: ListEdit }) {
  const { base, is_dirty, lines } = edit
  const changes = useChanges()
  const [problem, setProblem] = useState<string | null>(null)

  async function save(): Promise<CallFailure | null | 'invalid'> {
    const end = await saveList()
    setProblem(null)
    if (end.state === 'failed') setProblem(toProblem(end.failure))
    if (end.state === 'invalid') {
      flushSync(() => setProblem(texts.faults.some))
      document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus()
    }
    return end.state === 'saved' ? null : 'invalid'
  }

  /** Saves first what was typed. */
  const put = () =>
    changes.change('put', async () => {
      if (is_dirty && (await save())) return null
      return orderList(base.id)
    })

  return (
    <div className="order-list">
      {edit.is_behind && (
        <Notice tone="warning">
          <p>{texts.changed_elsewhere}</p>
          <button className="button button-small" type="button" onClick={() => void reloadList()}>
            {texts.reload}
          </button>
        </Notice>
      )}
      <p className="record-lines">
        {toDayWords(base)}
        <br />
        {toLastWords(base)}
      </p>
      {base.owner_name && <p className="form-hint">{texts.colleague(base.owner_name)}</p>}
      {base.is_own && <ListFields edit={edit} onType={typeList} />}
      {lines.length === 0 ? (
        <p className={edit.is_empty_fault ? 'form-error' : 'form-hint'}>
          {edit.is_empty_fault ? texts.faults.empty : texts.no_lines}
        </p>
      ) : (
        <ListLines lines={lines} is_own={base.is_own} />
      )}
      <Total edit={edit} />
      <div className="order-list-bar print:hidden">
        {is_dirty && <p role="status">{texts.unsaved}</p>}
        {problem && (
          <p className="form-error" role="alert">
            {problem}
          </p>
        )}
        <div className="record-actions">
          <BusyButton
            is_busy={changes.busy === 'put'}
            is_disabled={lines.length === 0}
            onPress={() => void put()}
          >
            {is_dirty ? texts.save_and_put : texts.put}
          </BusyButton>
          {is_dirty && (
            <>
              <BusyButton
                is_busy={changes.busy === 'save'}
                className=""
                onPress={() =>
                  void changes.change('save', async () => {
                    if ((await save()) === null) showToast({ code: 'member.saved' })
                    return null
                  })
                }
              >
                {texts.save}
              </BusyButton>
              <button className="button" type="button" onClick={discardEdit}>
                {texts.discard}
              </button>
            </>
          )}
        </div>
      </div>
      {base.is_own && <AddByCode />}
      <div className="record-actions print:hidden">
        <button className="button button-small" type="button" onClick={() => window.print()}>
          {texts.print}
        </button>
        {base.is_own && (
          <ConfirmButton
            title={texts.delete_title}
            text={texts.delete_text(base.name)}
            confirm={mypageTexts.delete}
            is_busy={changes.busy === 'delete'}
            onConfirm={() => changes.change('delete', () => deleteList(base.id))}
          >
            {texts.delete}
          </ConfirmButton>
        )}
      </div>
    </div>
  )
}

/** The API's amounts; while quantities differ from what is kept there are none. */
function Total({ edit: { base, is_dirty } }: { edit: ListEdit }) {
  if (is_dirty) return <p className="form-hint order-list-total">{texts.total_later}</p>
  return (
    <p className="order-list-total">
      {texts.total} <strong>{formatYen(base.subtotal)}</strong>
      <small>{cartTexts.tax_included}</small>
      {getSite().is_corporate && (
        <span>
          {cartTexts.total_untaxed} {formatYen(base.subtotal - base.total_tax)}
        </span>
      )}
      <small className="form-hint">{texts.total_note}</small>
    </p>
  )
}

/** Beside its field the API says more than at the top. */
function toProblem(failure: CallFailure): string {
  const [field] = failure.kind === 'refused' ? failure.fields : []
  return field?.message ?? toFailureSentence(failure)
}
