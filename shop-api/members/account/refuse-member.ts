import { ApiError, invalidField, refused } from '#shop-api/http/api-error.ts'
import { MEMBER_ERRORS, type MemberErrorCode } from '#src/text/session/member-errors.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'

/** 422 with a code of the account calls. */
export function refuseMember(code: MemberErrorCode): ApiError {
  return refused(code, MEMBER_ERRORS[code])
}

/** The same beside the field it is about. */
export function refuseMemberField(field: string, code: MemberErrorCode): ApiError {
  return invalidField(field, code, MEMBER_ERRORS[code])
}

/**
 * A day of birth is not after today in Japan. The contract's schema has no clock, so this is asked beside it.
 * @param birthday `YYYY-MM-DD`, or nothing where none was given
 * @throws ApiError 422 `date_birth` at the field
 */
export function refuseFutureBirthday(birthday: string | null | undefined, now: Date): void {
  if (!birthday || birthday <= toJapanDay(now)) return
  const code = 'date_birth'
  throw invalidField('birthday', code, toFieldErrorText({ code, params: {} }))
}
