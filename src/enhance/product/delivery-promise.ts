import { readPlain } from '#src/api/plain.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { spellDay } from '#src/rules/date/spell-day.ts'
import { deliveryPromiseText } from '#src/text/product/delivery-promise.ts'

/** Says when an order placed now arrives, worked out now: a published page cannot know (architecture «Time is an input»). */
export async function promiseDelivery(place: HTMLElement): Promise<void> {
  const name = 'GET /v1/shipping-leadtime/prefectures/{prefecture}'
  const answer = await readPlain(name, {
    params: { prefecture: deliveryPromiseText.promised_prefecture },
  }).catch(() => null)
  if (!answer) return
  const { order_before, earliest } = answer.body
  const until = new Date(order_before)
  const day = toJapanDay(until)
  const hour = deliveryPromiseText.hour((until.getUTCHours() + 9) % 24)
  const when =
    day === toJapanDay(new Date()) ? `${deliveryPromiseText.today}${hour}` : `${spellDay(day)}${hour}`
  place.textContent = deliveryPromiseText.promise(
    when,
    spellDay(toJapanDay(new Date(`${earliest}T00:00:00+09:00`))),
    deliveryPromiseText.promised_prefecture,
  )
}
