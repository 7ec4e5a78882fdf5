import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { askList, askApi } from './ask-api.ts'
import { element } from './element.ts'
import type { Entry, Field, Kind } from './kinds.ts'
import { isSignedIn } from './session.ts'

const PAUSE_MS = 250

/** Shows rich text while it is typed, as the API cleaned it. The page's policy blocks its scripts too. */
function createPreview(area: HTMLTextAreaElement): HTMLElement {
  const shown = element('div', { class: 'preview-body' })
  let timer: number | undefined
  let asked = 0
  const refresh = async (): Promise<void> => {
    const turn = (asked += 1)
    if (area.value.trim() === '') return void (shown.textContent = EDITOR_TEXT.preview_empty)
    // A preview never asks for the password: saving does.
    if (!isSignedIn()) return
    const answer = await askApi<{ html: string }>('POST', 'rich-text', { html: area.value }).catch(
      () => undefined,
    )
    if (answer && turn === asked) shown.innerHTML = answer.html
  }
  const plan = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void refresh(), PAUSE_MS)
  }
  area.addEventListener('input', plan)
  return element('section', { class: 'preview' }, element('h2', {}, EDITOR_TEXT.preview), shown)
}

/** The fields of an entry's form, empty; `form-values.ts` fills and reads them by name. @throws Refusal */
export async function createFields(kind: Kind, entry: Entry | undefined): Promise<HTMLElement[]> {
  return [
    ...(await Promise.all(kind.fields.map(createField))),
    ...(entry?.products ?? []).map((variation, at) =>
      element(
        'fieldset',
        { class: 'variation' },
        element(
          'legend',
          {},
          variation.options.length > 0 ? `${variation.options.join('・')} ` : '',
          element('code', {}, variation.code),
        ),
        createNumber(`products.${at}.unit_price`, EDITOR_TEXT.unit_price),
        createNumber(`products.${at}.list_price`, EDITOR_TEXT.list_price),
        createNumber(`products.${at}.stock`, EDITOR_TEXT.stock, EDITOR_TEXT.stock_hint),
      ),
    ),
    element(
      'fieldset',
      { class: 'dates' },
      element('legend', {}, EDITOR_TEXT.state),
      element(
        'label',
        { class: 'check' },
        element('input', { type: 'checkbox', name: 'is_draft' }),
        EDITOR_TEXT.is_draft,
      ),
      createDate('published_at', EDITOR_TEXT.published_at, EDITOR_TEXT.published_at_hint),
      createDate('close_at', EDITOR_TEXT.close_at, EDITOR_TEXT.close_at_hint),
    ),
  ]
}

async function createField({ name, type }: Field): Promise<HTMLElement> {
  const label = EDITOR_TEXT.fields[name]
  if (type === 'coupons') return createCoupons(name, label)
  if (type === 'number') return createNumber(name, label)
  if (type === 'line') return wrap(name, label, element('input', { name, id: name, autocomplete: 'off' }))
  if (type === 'choice') {
    const choices = Object.entries(EDITOR_TEXT.choices[name as keyof typeof EDITOR_TEXT.choices])
    const options = choices.map(([value, label]) => element('option', { value }, label))
    return wrap(name, label, element('select', { name, id: name }, ...options))
  }
  const area = element('textarea', { name, id: name, rows: type === 'rich' ? 14 : 3 })
  if (type === 'text') return wrap(name, label, area)
  return element('div', { class: 'rich' }, wrap(name, label, area), createPreview(area))
}

/** One box for each coupon. All have the name of the field and an id of their own. */
async function createCoupons(name: string, label: string): Promise<HTMLElement> {
  const { data } = await askList<Entry>('coupons?per=all')
  const boxes = data.map(({ id, name: title, code }) =>
    element(
      'label',
      { class: 'check' },
      element('input', { type: 'checkbox', name, value: id }),
      `${String(title)}（${String(code)}）`,
    ),
  )
  return element(
    'fieldset',
    { 'aria-describedby': `${name}-problem` },
    element('legend', {}, label),
    ...(boxes.length > 0 ? boxes : [element('small', {}, EDITOR_TEXT.coupons_none)]),
    element('p', { class: 'problem', id: `${name}-problem` }),
  )
}

function createNumber(name: string, label: string, hint?: string): HTMLElement {
  return wrap(
    name,
    label,
    element('input', { name, id: name, type: 'number', min: 0, step: 1, inputmode: 'numeric' }),
    hint,
  )
}

function createDate(name: string, label: string, hint: string): HTMLElement {
  return wrap(name, label, element('input', { name, id: name, type: 'datetime-local' }), hint)
}

function wrap(name: string, label: string, control: HTMLElement, hint?: string): HTMLElement {
  control.setAttribute('aria-describedby', `${name}-problem`)
  return element(
    'div',
    { class: 'field' },
    element('label', { for: name }, label),
    control,
    hint !== undefined && element('small', {}, hint),
    element('p', { class: 'problem', id: `${name}-problem` }),
  )
}
