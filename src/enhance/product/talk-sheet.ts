import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toStars } from '#src/rules/product/to-stars.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { frameText } from '#src/text/page/frame.ts'

export interface TalkField {
  name: string
  label: string
  control: 'text' | 'email' | 'textarea' | 'stars'
  is_required: boolean
  max_length?: number
  /** Names of the stars, one to five. */
  stars?: readonly string[]
}

export interface Talk {
  /** Names the dialog, e.g. `review`. */
  id: string
  fields: readonly TalkField[]
  texts: { title: string; lead: string; submit: string; sending: string; done: string }
  send: (values: Record<string, string>) => Promise<CallFailure | null>
}

/**
 * Opens a dialog to write into. It is created when first needed, because its pages are read far more often than written
 * to. What was typed stays when it is closed, and when the shop refuses it.
 */
export function openTalkSheet(talk: Talk): void {
  const known = document.querySelector<HTMLDialogElement>(`dialog#${talk.id}-sheet`)
  const sheet = known ?? createSheet(talk)
  if (!known) document.body.append(sheet)
  sheet.showModal()
}

function createSheet(talk: Talk): HTMLDialogElement {
  const { id, texts, fields } = talk
  const sheet = create('dialog', { id: `${id}-sheet`, className: 'sheet sheet-bottom restock-sheet' })
  const title = create('h2', { id: `${id}-heading`, textContent: texts.title })
  sheet.setAttribute('aria-labelledby', title.id)
  const close = create('button', { type: 'button', className: 'icon-button', textContent: '×' })
  close.ariaLabel = frameText.close
  close.dataset['close'] = ''
  const head = create('div', { className: 'sheet-head' })
  head.append(title, close)

  const form = create('form', { className: 'sheet-body' })
  const status = create('p', {})
  status.role = 'status'
  const submit = create('button', {
    type: 'submit',
    className: 'button button-primary',
    textContent: texts.submit,
  })
  const lead = create('p', { textContent: texts.lead })
  form.append(lead, ...fields.map((field) => createField(id, field)), status, submit)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form, status, submit, talk)
  })
  sheet.append(head, form)
  return sheet
}

function createField(form: string, field: TalkField): HTMLElement {
  if (field.control === 'stars') return createStars(field)
  const id = `${form}-${field.name}`
  const control =
    field.control === 'textarea'
      ? create('textarea', { rows: 5 })
      : create('input', { type: field.control, autocomplete: field.control === 'email' ? 'email' : 'off' })
  Object.assign(control, { id, name: field.name, className: 'field', required: field.is_required })
  if (field.max_length !== undefined) control.maxLength = field.max_length
  const row = create('p', { className: 'mt-6' })
  row.append(create('label', { htmlFor: id, textContent: field.label }), control)
  return row
}

function createStars({ name, label, stars = [], is_required }: TalkField): HTMLElement {
  const group = create('fieldset', { className: 'mt-6' })
  group.append(create('legend', { textContent: label }))
  for (const [index, words] of stars.entries()) {
    const choice = create('label', {})
    const radio = create('input', { type: 'radio', name, value: String(index + 1), required: is_required })
    const picture = create('span', { className: 'stars', textContent: ` ${toStars(index + 1)} ` })
    picture.ariaHidden = 'true'
    choice.append(radio, picture, words)
    const row = create('p', {})
    row.append(choice)
    group.append(row)
  }
  return group
}

/** Sends one request at a time. The API's sentence about a field is shown as it is, and the field gets the focus. */
async function send(
  form: HTMLFormElement,
  status: HTMLElement,
  button: HTMLButtonElement,
  talk: Talk,
): Promise<void> {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  status.textContent = talk.texts.sending
  try {
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
    const failure = await talk.send(Object.fromEntries(typed) as Record<string, string>)
    if (!failure) {
      form.reset()
      status.textContent = talk.texts.done
      return
    }
    const [wrong] = failure.kind === 'refused' ? failure.fields : []
    if (wrong) form.querySelector<HTMLElement>(`[name="${CSS.escape(wrong.field)}"]`)?.focus()
    status.textContent = wrong?.message ?? toFailureSentence(failure)
  } finally {
    button.ariaBusy = null
  }
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  facts: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), facts)
}
