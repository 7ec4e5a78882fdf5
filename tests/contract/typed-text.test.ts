import { describe, expect, test } from 'vitest'
import { dropControls, toLines, toOneLine } from '#contract/typed-text.ts'

describe('a text of one line', () => {
  test.each([
    ['a line break and a tab', '山田\r\n\t 太郎', '山田 太郎'],
    ['line breaks around', '\n 山田\t\n', '山田'],
    ['line breaks of other kinds', '山\u0085田\u2028太\u2029郎\v花\f子', '山 田 太 郎 花 子'],
    ['an escape sequence', '\u001b[31m赤', '[31m赤'],
    ['a NUL and a DEL', 'a\u0000b\u007fc\u009bd', 'abcd'],
    ['an override', 'gpj.\u202eexe\u202c', 'gpj.exe'],
    ['isolates and marks', '\u2066\u2067\u2068a\u2069\u200e\u200f\u061cb', 'ab'],
    ['zero widths and a BOM', '\ufeff山\u200b田\u200c太\u2060郎\u00ad', '山田太郎'],
    ['a number as an address book copies it', '\u202a03-1234-5678\u202c', '03-1234-5678'],
    ['a joiner between letters', '山\u200d田', '山田'],
    ['a selector behind nothing', '\ufe0f山\ufe0f\ufe0f \u{e0100}田', '山\ufe0f 田'],
    ['letters of a flag without it', 'a\u{e0067}\u{e007f}b', 'ab'],
    ['blanks of other scripts', '\u3164山\u3164田\u2800\uffa0', '山 田'],
  ])('%s is mended', (_, typed, kept) => {
    expect(toOneLine(typed)).toBe(kept)
    expect(toOneLine(kept)).toBe(kept)
  })

  test.each([
    '\u200b',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\u202e\u2066',
    '\u200d\ufe0f',
    '\u115f\u1160',
    '\u{e0100}',
    '\u034f',
  ])('%j is nothing', (typed) => expect(toOneLine(typed)).toBe(''))

  test.each([
    ['an ideographic variation', '葛\u{e0100}城市'],
    ['a variation of the standard', '神\ufe00'],
    ['a joined family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
    ['a firefighter with a colour of skin', '\u{1f469}\u{1f3fd}\u200d\u{1f692}'],
    ['a rainbow flag', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
    ['a pirate flag', '\u{1f3f4}\u200d\u2620\ufe0f'],
    ['the flag of Wales', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
    ['a key with a number', '1\ufe0f\u20e3'],
    ['letters of two halves and marks typed apart', '𠮷野 か\u3099 Nguyễn'],
    ['wide and narrow spaces', '山田　太郎 様'],
  ])('%s stays', (_, typed) => expect(toOneLine(typed)).toBe(typed))
})

describe('a text of many lines', () => {
  test.each([
    ['its lines stay, however they end', '一行目\r\n二行目\n\n四行目', '一行目\r\n二行目\n\n四行目'],
    ['other breaks become lines', '一\u2028二\v三\u0085四', '一\n二\n三\n四'],
    ['a tab becomes a space', 'a\tb', 'a b'],
    ['control characters and directions go', '\u001b[1m太\u0000字\u202e\u2067', '[1m太字'],
    ['a place where a word may break stays', 'スーパー\u200bマーケット', 'スーパー\u200bマーケット'],
  ])('%s', (_, typed, kept) => {
    expect(toLines(typed)).toBe(kept)
    expect(toLines(kept)).toBe(kept)
  })

  test.each(['\u200b\n\u3164', '\u2800', '\n\t \u00ad'])('%j is nothing', (typed) =>
    expect(toLines(typed)).toBe(''),
  )
})

test('HTML keeps its lines and tabs, and loses what turns its letters or controls a terminal', () => {
  expect(dropControls('<pre>\n\ta\u0007</pre>\r\n<p>\u202eb\u200bc</p>')).toBe(
    '<pre>\n\ta</pre>\r\n<p>b\u200bc</p>',
  )
})
