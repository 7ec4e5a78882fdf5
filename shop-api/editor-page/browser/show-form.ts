import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { askApi, Refusal, type FieldProblem } from './ask-api.ts'
import { createFields } from './edit-fields.ts'
import { element, fill } from './element.ts'
import { followPublish } from './follow-publish.ts'
import { readValues, toBody, toValues, type Values } from './form-values.ts'
import { formatJapanTime } from './japan-time.ts'
import { findInput, forgetInput, keepInput } from './kept-input.ts'
import type { Entry, Kind } from './kinds.ts'
import { createPreviewLink } from './preview-link.ts'
import { showConflict } from './show-conflict.ts'

/** The form of one entry, or of a new one. Whatever happens to a save, what was typed stays in it and on this device. */
export async function showForm(main: HTMLElement, kind: Kind, id: number | 'new'): Promise<void> {
  const place = `${kind.path}/${id}`
  const read = () => askApi<Entry>('GET', place)
  let entry = id === 'new' ? undefined : await read()
  const status = element('div', { class: 'status', role: 'status' })
  const notice = element('div', { class: 'notice', role: 'alert' })
  const submit = element('button', { class: 'primary' }, EDITOR_TEXT.save)
  const heading = element('h1')
  const form = element(
    'form',
    { class: 'edit', novalidate: true },
    ...(await createFields(kind, entry)),
    element(
      'div',
      { class: 'actions' },
      submit,
      status,
      entry &&
        element(
          'button',
          { type: 'button', class: 'remove', onclick: () => void remove() },
          EDITOR_TEXT.remove,
        ),
    ),
  )
  const write = (values: Values) => {
    for (const control of form.elements) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        control.checked = (values[control.name] ?? '').split(',').includes(control.value)
      } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        control.value = values[control.name] ?? ''
        control.dispatchEvent(new CustomEvent('input'))
      } else if (control instanceof HTMLSelectElement && values[control.name]) {
        // Of a new one the first choice stays.
        control.value = values[control.name] ?? ''
      }
    }
  }
  const title = () => {
    heading.textContent = entry ? String(entry[kind.title] ?? '') : EDITOR_TEXT.create
  }

  const save = async (): Promise<void> => {
    submit.disabled = true
    fill(notice)
    fill(status, element('p', { class: 'quiet' }, EDITOR_TEXT.saving))
    showProblems(form, [])
    try {
      const body = toBody(kind, entry, readValues(form))
      const saved = await askApi<Entry>(entry ? 'PATCH' : 'POST', entry ? place : kind.path, body)
      forgetInput(place)
      if (!entry) {
        announced = saved
        location.hash = `#/${kind.path}/${saved.id}`
        return
      }
      entry = saved
      write(toValues(kind, saved))
      title()
      await announce(status, kind, saved)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      fill(status, element('p', { class: 'bad' }, error.message))
      showProblems(form, error.problems)
      if (error.status === 409) await offerLatest()
    } finally {
      submit.disabled = false
    }
  }

  const offerLatest = async (): Promise<void> => {
    const latest = await read()
    const typed = readValues(form)
    showConflict(notice, {
      kind,
      typed,
      saved: toValues(kind, latest),
      overwrite: () => {
        entry = { ...latest }
        void save()
      },
      take: () => {
        entry = latest
        write(toValues(kind, latest))
        title()
        fill(status)
        fill(
          notice,
          element(
            'button',
            { type: 'button', onclick: () => (write(typed), fill(notice)) },
            EDITOR_TEXT.undo_discard,
          ),
        )
      },
    })
  }

  const remove = async (): Promise<void> => {
    if (!entry || !window.confirm(EDITOR_TEXT.remove_confirm)) return
    try {
      await askApi('DELETE', `${place}?version=${entry.version}`)
      forgetInput(place)
      location.hash = `#/${kind.path}`
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      fill(status, element('p', { class: 'bad' }, error.message))
      if (error.status === 409) await offerLatest()
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!submit.disabled) void save()
  })
  // What `write` fills in does not bubble, so only typing arrives here.
  form.addEventListener('input', () => {
    const untouched = toValues(kind, entry)
    const typed = Object.entries(readValues(form)).filter(([name, value]) => value !== untouched[name])
    keepInput(place, { version: entry?.version ?? 0, values: Object.fromEntries(typed) })
  })

  title()
  fill(
    main,
    element('p', { class: 'back' }, element('a', { href: `#/${kind.path}` }, EDITOR_TEXT.back)),
    heading,
    notice,
    form,
    entry && createPreviewLink(kind, entry.id),
  )
  const saved = toValues(kind, entry)
  write(saved)
  const kept = findInput(place)
  if (kept) {
    write({ ...saved, ...kept.values })
    // Saved with the version it was typed over, so a save by somebody else is still found out.
    if (entry) entry = { ...entry, version: kept.version }
    const discard = () => {
      forgetInput(place)
      void showForm(main, kind, id)
    }
    fill(
      notice,
      element('p', {}, EDITOR_TEXT.restored),
      element('button', { type: 'button', onclick: discard }, EDITOR_TEXT.discard),
    )
  }
  if (entry && announced?.id === entry.id) {
    announced = undefined
    await announce(status, kind, entry)
  }
}

/** A new entry has moved to its own address. The page there says what became of it. */
let announced: Entry | undefined

/** Says that it is saved, and what is published of it. */
async function announce(status: HTMLElement, kind: Kind, entry: Entry): Promise<void> {
  const said = element('p', { class: 'good' }, toSentence(entry))
  const lines = element('div')
  fill(status, said, lines)
  const key = String(kind.key ? entry[kind.key] : entry.id)
  await followPublish({ type: kind.type, key, version: entry.version }, (shown) =>
    fill(lines, ...shown),
  ).catch(() => fill(lines, element('p', { class: 'quiet' }, EDITOR_TEXT.still_waiting)))
}

function toSentence({ publication, published_at }: Entry): string {
  if (publication === 'draft') return EDITOR_TEXT.saved_draft
  if (publication === 'closed') return EDITOR_TEXT.saved_closed
  if (publication === 'scheduled' && published_at)
    return EDITOR_TEXT.saved_scheduled(formatJapanTime(published_at))
  return EDITOR_TEXT.saved
}

/** Puts each sentence under its field and goes to the first. Earlier sentences are removed. */
function showProblems(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
  for (const line of form.querySelectorAll('.problem')) line.textContent = ''
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid')
  const found = problems.flatMap(({ field, message }) => {
    const control = form.elements.namedItem(field)
    const line = document.getElementById(`${field}-problem`)
    if (!(control instanceof HTMLElement) || !line) return []
    line.textContent = message
    control.setAttribute('aria-invalid', 'true')
    return [control]
  })
  found[0]?.focus()
}
