import { expect, test } from 'vitest'
import type { Noshi } from '#contract/shapes/noshi.ts'
import { createGiftOptionsForm, toPacking } from '#src/forms/gift-options.ts'
import { proposeNoshi, recogniseNoshi, toNoshiInput } from '#src/forms/noshi-choices.ts'
import { type NoshiValues, toNoshiValues } from '#src/forms/noshi-fields.ts'

async function check(values: Partial<NoshiValues>) {
  const form = createGiftOptionsForm()
  const result = await form.schema['~standard'].validate({ ...form.defaults, ...values })
  if (!result.issues) return { noshi: toPacking(result.value).noshi, wrong: null }
  return {
    noshi: null,
    wrong: Object.fromEntries(result.issues.map(({ path, message }) => [String(path?.at(-1)), message])),
  }
}

/** As the form is after somebody wished for a noshi and chose its occasion. */
const choose = (noshi_occasion: string): NoshiValues => ({
  ...toNoshiValues(null),
  noshi_wish: 'wanted',
  noshi_occasion,
  ...proposeNoshi({ noshi_occasion, noshi_title: '' }),
})

/** As the form shows what the API has. */
function show(noshi: Noshi): NoshiValues {
  const values = toNoshiValues(noshi)
  return { ...values, ...recogniseNoshi(values) }
}

test('Whoever wishes for a noshi says what for, and in words where nothing of the list is it', async () => {
  expect((await check({ noshi_wish: 'wanted' })).wrong).toEqual({
    noshi_occasion: 'のしの表書きを選択してください',
  })
  expect((await check({ noshi_wish: 'wanted', noshi_occasion: 'other' })).wrong).toEqual({
    noshi_title: '表書きの文字を入力してください',
  })
})

test('Cords that words of one’s own forbid are refused, a line too long is, and fitting ones go through', async () => {
  const wedding = { noshi_wish: 'wanted', noshi_occasion: 'other', noshi_title: '寿 御結婚' }
  expect((await check({ ...wedding, mizuhiki: 'red_white_bow' })).wrong).toEqual({
    mizuhiki: 'この水引は、表書きのご用途には使いません。別の水引をお選びください。',
  })
  expect((await check({ ...wedding, noshi_name_2: '長'.repeat(21) })).wrong).toEqual({
    noshi_name_2: 'お名前（2行目）は20文字以内で入力してください',
  })
  expect((await check({ ...wedding, noshi_affiliation: '長'.repeat(25) })).wrong).toEqual({
    noshi_affiliation: '会社名・役職は24文字以内で入力してください',
  })
  const sent = await check({
    ...wedding,
    mizuhiki: 'red_white_knot',
    noshi_affiliation: ' 株式会社そよかぜ 部長 ',
    noshi_name_1: '佐藤 花子',
  })
  expect(sent.noshi).toEqual({
    mizuhiki: 'red_white_knot',
    placement: 'outer',
    title: '寿 御結婚',
    names: ['佐藤 花子'],
    affiliation: '株式会社そよかぜ 部長',
  })
})

test('What was typed before the noshi was given up is neither checked nor sent', async () => {
  const typed = { noshi_occasion: 'other', noshi_title: '長'.repeat(30), noshi_name_1: '長'.repeat(30) }
  expect(await check({ ...typed, noshi_wish: '' })).toEqual({ noshi: null, wrong: null })
  // Words of one's own stay in their field while an occasion of the list is tried.
  const tried = { ...typed, noshi_name_1: '佐藤', noshi_wish: 'wanted', noshi_occasion: 'year_end' }
  expect((await check(tried)).noshi).toMatchObject({ title: '御歳暮', names: ['佐藤'] })
  // The picture of the paper is drawn from what stands in the fields.
  expect(toNoshiInput({ ...choose('year_end'), noshi_title: '御開校祝' })).toMatchObject({ title: '御歳暮' })
})

test('What is returned and what consoles goes under the wrapping, a present over it', () => {
  const places = ['wedding', 'birth_return', 'mourning_return', 'offering'].map(
    (occasion) => toNoshiInput(choose(occasion))?.placement,
  )
  expect(places).toEqual(['outer', 'inner', 'inner', 'outer'])
})

test.each([
  ['wedding', '御結婚御祝', 'red_white_knot'],
  ['wedding_joy', '寿', 'red_white_knot'],
  ['longevity', '寿', 'red_white_bow'],
  ['birth_return', '内祝', 'red_white_bow'],
  ['wedding_return', '内祝', 'red_white_knot'],
  ['recovery', '快気祝', 'red_white_knot'],
  ['summer', '暑中御見舞', 'red_white_bow'],
  ['mourning_return', '志', 'black_white_knot'],
  ['mourning_end', '満中陰志', 'yellow_white_knot'],
] as const)('%s proposes %s with %s, and comes back as it was sent', (occasion, title, mizuhiki) => {
  const sent = toNoshiInput({ ...choose(occasion), noshi_name_2: ' 山田 ', noshi_affiliation: 'みどり商店' })
  expect(sent).toMatchObject({ title, mizuhiki, names: ['山田'], affiliation: 'みどり商店' })
  const shown = show(sent!)
  expect(shown).toMatchObject({ noshi_occasion: occasion, mizuhiki, noshi_name_1: '山田' })
  expect(toNoshiInput(shown)).toEqual(sent)
})

test('A noshi from before cords were asked for is shown with the usual ones, its words as they were written', () => {
  const before = { mizuhiki: null, placement: null, names: ['佐藤'] }
  expect(show({ ...before, title: '御歳暮' })).toMatchObject({
    noshi_occasion: 'year_end',
    mizuhiki: 'red_white_bow',
    placement: 'outer',
    noshi_name_1: '佐藤',
  })
  expect(show({ ...before, title: '御開校祝' })).toMatchObject({
    noshi_occasion: 'other',
    noshi_title: '御開校祝',
    mizuhiki: 'red_white_bow',
    noshi_name_1: '佐藤',
  })
})
