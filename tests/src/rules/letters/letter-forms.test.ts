import { expect, test } from 'vitest'
import { dropInvisible, fitText, listForms } from '#src/rules/letters/letter-forms.ts'
import { LETTER_VARIANTS } from '#src/rules/letters/letter-variants.ts'

const only = (letters: string) => (letter: string) => letters.includes(letter)

test('What is invisible is dropped, and each letter is in one piece', () => {
  for (const [text, plain] of [
    ['葛\u{e0100}城', '葛城'],
    ['山\u200b田', '山田'],
    ['\u202e山田\u202c', '山田'],
    ['\ufeff山田\u00ad', '山田'],
    ['山\u001b田\u0007', '山田'],
    ['か\u3099', 'が'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['\u3164', ''],
    // A compatibility ideograph is another code point of the same letter.
    ['神\ufa19', '神神'],
  ])
    expect(dropInvisible(text!), JSON.stringify(text)).toBe(plain)
})

test('A letter has its plain forms, the nearest first', () => {
  for (const [letter, forms] of [
    ['高', ['高']],
    ['髙', ['髙', '高']],
    ['𠮷', ['𠮷', '吉']],
    ['–', ['–', '-']],
    ['〜', ['〜', '～']],
    ['\u00a0', ['\u00a0', ' ']],
    ['\t', ['\t', ' ']],
    ['ễ', ['ễ', 'e']],
    ['Đ', ['Đ', 'D']],
    ['㍿', ['㍿', '株式会社']],
    ['葛\u{e0100}', ['葛']],
    ['\u200b', []],
  ] as const)
    expect(listForms(letter), JSON.stringify(letter)).toEqual(forms)
})

test('A text gets the best letters there are, and what has no form is counted', () => {
  const isKnown = only('高吉橋神宮前1-3 Nguyen〓がか')
  expect(fitText('神宮前1-1', isKnown)).toEqual({ text: '神宮前1-1', missing: 0 })
  expect(fitText('髙槗𠮷', isKnown)).toEqual({ text: '高橋吉', missing: 0 })
  expect(fitText('神宮前1–1‑3\u00a03', isKnown)).toEqual({ text: '神宮前1-1-3 3', missing: 0 })
  expect(fitText('Nguyễn', isKnown)).toEqual({ text: 'Nguyen', missing: 0 })
  expect(fitText('か\u3099か\u309a', isKnown)).toEqual({ text: 'がか', missing: 0 })
  expect(fitText('前👨‍👩‍👧🎁', isKnown)).toEqual({ text: '前〓〓', missing: 2 })
  expect(fitText('\u200b', isKnown)).toEqual({ text: '', missing: 0 })
})

test('Each letter of the table has one plain letter, which is none of the table’s letters itself', () => {
  for (const [letter, plain] of LETTER_VARIANTS) {
    expect([...letter, ...plain], `${letter} → ${plain}`).toHaveLength(2)
    expect(LETTER_VARIANTS.get(plain), `${letter} → ${plain}`).toBeUndefined()
    expect(letter.normalize('NFC'), letter).toBe(letter)
  }
  expect(LETTER_VARIANTS.size).toBeGreaterThan(150)
})
