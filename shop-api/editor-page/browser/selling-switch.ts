import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { askApi, Refusal } from './ask-api.ts'
import { element, fill } from './element.ts'

interface Selling {
  is_selling: boolean
}

/** Whether the shop sells, and the button that stops or resumes it. */
export async function createSellingSwitch(): Promise<HTMLElement> {
  const place = element('p', { class: 'selling' })
  const show = ({ is_selling }: Selling) => {
    const turn = element(
      'button',
      { type: 'button', onclick: () => void press(!is_selling) },
      is_selling ? EDITOR_TEXT.selling_stop : EDITOR_TEXT.selling_go_on,
    )
    const status = is_selling ? EDITOR_TEXT.selling : EDITOR_TEXT.selling_stopped
    fill(place, element('span', { role: 'status' }, status), turn)
  }
  const press = async (is_selling: boolean) => {
    if (!is_selling && !confirm(EDITOR_TEXT.selling_stop_confirm)) return
    try {
      show(await askApi<Selling>('PUT', 'selling', { is_selling }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      place.append(element('span', { class: 'bad', role: 'alert' }, error.message))
    }
  }
  show(await askApi<Selling>('GET', 'selling'))
  return place
}
