import { describe, expect, test } from 'vitest'
import { findJanFault, isJanCode, toJanCode } from '#contract/jan-code.ts'
import { optionalJanCode } from '#contract/shapes/input.ts'

describe('a JAN', () => {
  test.each([
    ['4901234567894', '4901234567894'],
    ['49968712', '49968712'],
    ['４９０１２３４５６７８９４', '4901234567894'],
    ['490-1234－56789ー4', '4901234567894'],
    [' 4901234 567894\n', '4901234567894'],
    ["'4901234567894", '4901234567894'],
    ['036000291452', '0036000291452'],
    ['\u200b4901234567894', '4901234567894'],
    ['', ''],
  ])('%j is kept as %s', (typed, kept) => {
    expect(optionalJanCode().parse(typed)).toBe(kept)
    expect(toJanCode(kept)).toBe(kept)
    if (kept !== '') expect(findJanFault(kept)).toBeUndefined()
  })

  test.each([
    ['whose check digit is wrong', '4901234567890', 'check_digit'],
    ['with two digits turned', '4901234567984', 'check_digit'],
    ['that lacks its last digit', '490123456789', 'check_digit'],
    ['with a digit too many', '49012345678941', 'check_digit'],
    ['in letters', 'ABC-123', 'check_digit'],
    ['a spreadsheet rounded', '4.90123E+12', 'rounded'],
    ['a spreadsheet rounded, of full width', '４．９Ｅ＋１２', 'rounded'],
    ['a spreadsheet rounded to one digit', '5E+12', 'rounded'],
  ])('%s is told', (_, typed, code) => {
    expect(findJanFault(optionalJanCode().parse(typed))).toBe(code)
  })

  test('has a check digit that tells every single wrong digit', () => {
    for (const code of ['4901234567894', '49968712'])
      for (let at = 0; at < code.length; at += 1)
        for (const digit of '0123456789'.replace(code[at]!, ''))
          expect(isJanCode(code.slice(0, at) + digit + code.slice(at + 1))).toBe(false)
  })
})
