import { readPlain } from '#src/api/plain.ts'
import { toJapanDay } from '#src/rules/japan-time.ts'
import { spellDay } from '#src/rules/spell-day.ts'
import { buyBoxText } from '#src/text/buy-box.ts'

/** Says when an order placed now arrives, worked out now: a published page cannot know (HOUSE §1 «Time is an input»). */
export async function promiseDelivery(place: HTMLElement): Promise<void> {
  const name = 'GET /v1/shipping-leadtime/prefectures/{prefecture}'
  const answer = await readPlain(name, { params: { prefecture: buyBoxText.promised_prefecture } }).catch(
    () => null,
  )
  if (!answer) return
  const { order_before, earliest } = answer.body
  const until = new Date(order_before)
  const day = toJapanDay(until)
  const hour = buyBoxText.hour((until.getUTCHours() + 9) % 24)
  const when = day === toJapanDay(new Date()) ? `${buyBoxText.today}${hour}` : `${spellDay(day)}${hour}`
  place.textContent = buyBoxText.promise(
    when,
    spellDay(toJapanDay(new Date(`${earliest}T00:00:00+09:00`))),
    buyBoxText.promised_prefecture,
  )
}
