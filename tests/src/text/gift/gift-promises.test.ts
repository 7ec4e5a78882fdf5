import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '#contract/index.ts'
import { GIFT_MESSAGE_MAX, NOSHI_NAME_LINES, NOSHI_TITLE_MAX } from '#contract/gift-limits.ts'
import { MizuhikiSchema, NoshiPlacementSchema } from '#contract/shapes/noshi.ts'
import { createGiftOptionsForm } from '#src/forms/gift-options.ts'
import { createGiftReceiverForm } from '#src/forms/gift-receiver.ts'
import { deliveryStepTexts } from '#src/text/checkout/delivery-step.ts'
import { giftCheckoutTexts } from '#src/text/gift/gift-checkout.ts'
import { giftShopText } from '#src/text/themes/gift-shop.ts'
import { noshiTexts } from '#src/text/gift/noshi.ts'
import { listOccasionGroups } from '#src/forms/list-occasions.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

function readAll(folder: string): [file: string, text: string][] {
  return readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(`${parentPath}/${name}`, 'utf8')])
}

const fields = createGiftOptionsForm().fields
const find = (name: string) => fields.find((field) => field.name === name)

test('the letters a card holds are one number: front page, checkout, form and API', () => {
  const said = [
    giftShopText.preparations.message.note,
    deliveryStepTexts.message_hint,
    giftCheckoutTexts.message_hint,
  ]
  for (const text of said) expect(text).toContain(`${GIFT_MESSAGE_MAX}文字まで`)
  const greeting = createGiftReceiverForm().fields.find(({ name }) => name === 'message')
  expect([find('message')?.max_length, greeting?.max_length]).toEqual([GIFT_MESSAGE_MAX, GIFT_MESSAGE_MAX])
  const refused = (length: number) => {
    const message = '長'.repeat(length)
    const bodies = [
      [calls['PATCH /v1/carts/packings/modify'].body, { message }],
      [calls['PATCH /v1/carts/social/receiver'].body, { receiver: { name: '鈴木', message } }],
    ] as const
    return bodies.map(([schema, body]) =>
      (z.safeParse<z.ZodMiniType>(schema, body).error?.issues ?? []).some(
        ({ path }) => path.at(-1) === 'message',
      ),
    )
  }
  expect([refused(GIFT_MESSAGE_MAX), refused(GIFT_MESSAGE_MAX + 1)]).toEqual([
    [false, false],
    [true, true],
  ])
})

test('no page of the gift shop writes how much a card holds by itself, or promises a brush', () => {
  const pages = [...readAll('demo/okurimono'), ...readAll('themes/wa')]
  expect(pages.length).toBeGreaterThan(20)
  for (const [file, text] of pages) {
    expect(text.match(/\d+文字[^。\n]*カード|カード[^。\n]*\d+文字/g), file).toBeNull()
    expect(text.match(/筆耕|書家|筆をと/g), file).toBeNull()
    expect(text.match(/内のし・?と?外のし[^<']*備考/g), file).toBeNull()
  }
})

test('what the front page says of the noshi can be chosen at the checkout', () => {
  const { note } = giftShopText.preparations.noshi
  expect(note).not.toMatch(/筆/)
  for (const word of ['表書き', 'お名前', '水引', '内のし・外のし', '印字']) expect(note).toContain(word)
  expect(Object.keys(noshiTexts.mizuhiki)).toEqual(MizuhikiSchema.options)
  expect(Object.values(noshiTexts.placement)).toEqual(['内のし', '外のし'])
  expect(Object.keys(noshiTexts.placement)).toEqual(NoshiPlacementSchema.options)
  expect(listOccasionGroups([]).at(-1)?.options.at(-1)?.label).toMatch(/自由に入力/)
  expect(find('noshi_title')?.max_length).toBe(NOSHI_TITLE_MAX)
  expect(fields.filter(({ name }) => name.startsWith('noshi_name_'))).toHaveLength(NOSHI_NAME_LINES)
})
