import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { element, fill } from './element.ts'
import type { Values } from './form-values.ts'
import type { Kind } from './kinds.ts'

interface Conflict {
  kind: Kind
  typed: Values
  saved: Values
  overwrite: () => void
  take: () => void
}

const others: Record<string, string> = {
  published_at: EDITOR_TEXT.published_at,
  close_at: EDITOR_TEXT.close_at,
  is_draft: EDITOR_TEXT.is_draft,
  unit_price: EDITOR_TEXT.unit_price,
  list_price: EDITOR_TEXT.list_price,
  stock: EDITOR_TEXT.stock,
}

/** Somebody else saved first. Shows what they saved beside what was typed, and two ways on. Nothing is thrown away. */
export function showConflict(notice: HTMLElement, { kind, typed, saved, overwrite, take }: Conflict): void {
  const toLabel = (name: string) => {
    const field = kind.fields.find((one) => one.name === name)
    return field ? EDITOR_TEXT.fields[field.name] : (others[name.split('.').at(-1) ?? ''] ?? name)
  }
  const differing = Object.keys(saved).filter((name) => (typed[name] ?? '') !== saved[name])
  fill(
    notice,
    ...differing.map((name) =>
      element(
        'details',
        { open: true },
        element('summary', {}, EDITOR_TEXT.differs(toLabel(name))),
        element('pre', {}, saved[name] ?? ''),
      ),
    ),
    element(
      'p',
      { class: 'choices' },
      element('button', { type: 'button', onclick: overwrite }, EDITOR_TEXT.overwrite),
      element('button', { type: 'button', onclick: take }, EDITOR_TEXT.take_latest),
    ),
  )
  notice.scrollIntoView({ block: 'nearest' })
}
