import { ApiError, invalidField, refused } from '#shop-api/http/api-error.ts'
import { MEMBER_ERRORS, type MemberErrorCode } from '#src/text/session/member-errors.ts'

/** 422 with a code of the account calls. */
export function refuseMember(code: MemberErrorCode): ApiError {
  return refused(code, MEMBER_ERRORS[code])
}

/** The same beside the field it is about. */
export function refuseMemberField(field: string, code: MemberErrorCode): ApiError {
  return invalidField(field, code, MEMBER_ERRORS[code])
}
