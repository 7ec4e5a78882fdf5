import { expect, test } from 'vitest'
import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'
import { CARD, layOutCard } from '#src/rules/gift/card-layout.ts'
import { toWidth } from '#src/rules/letters/split-letters.ts'

const textsOf = (message: string) => layOutCard(message).cards.map((lines) => lines.map(({ text }) => text))
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + toWidth(letter), 0)

test.each([
  ['a full message', 'いつもお世話になっております。'.repeat(20).slice(0, GIFT_MESSAGE_MAX)],
  ['one word without end', 'W'.repeat(GIFT_MESSAGE_MAX)],
  ['nothing but new lines', `${'あ\n'.repeat(99)}お`],
  ['an address of a page', `写真はこちら https://shop.example/${'photo/'.repeat(20)}`],
])('%s stays on its card, letter by letter', (_, message) => {
  const { size, cards } = layOutCard(message)
  for (const { text, x, y } of cards.flat()) {
    expect(x + widthOf(text) * size, text).toBeLessThan(CARD.width - 6)
    expect(y - size).toBeGreaterThan(6)
    expect(y + size).toBeLessThan(CARD.height - 6)
  }
  expect(
    cards
      .flat()
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, ''),
  ).toBe(message.replaceAll(/\s/g, ''))
})

test('line breaks and empty lines are kept, and a short message is written large and in the middle', () => {
  const { size, cards } = layOutCard('母へ\r\n\r\nいつもありがとう。\n')
  expect(cards.map((lines) => lines.map(({ text }) => text))).toEqual([['母へ', '', 'いつもありがとう。']])
  expect(size).toBeGreaterThan(layOutCard('長い文。'.repeat(50)).size)
  expect(cards[0]?.[1]?.y).toBeCloseTo(CARD.height / 2)
})

test('no line begins with a comma or ends with an opening bracket, and Latin words stay whole', () => {
  const message = `${'あ'.repeat(23)}、「いつもお世話になっております」と申しました。Congratulations on your wedding anniversary, dear friends。`
  const lines = textsOf(message).flat()
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    expect(line).not.toMatch(/^[、。」]/)
    expect(line).not.toMatch(/「$/)
  }
  for (const word of ['Congratulations', 'anniversary', 'friends'])
    expect(lines.some((line) => line.includes(word))).toBe(true)
})

test('more lines than a card has go on the next one', () => {
  const cards = textsOf('あ\n'.repeat(30))
  expect(cards.length).toBeGreaterThan(1)
  expect(cards[0]!.length).toBeGreaterThan(8)
  expect(cards.flat()).toHaveLength(30)
})
