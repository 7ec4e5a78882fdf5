import { type ApiError, invalidField, refused } from '#shop-api/http/api-error.ts'
import { BUSINESS_ERRORS, type BusinessErrorCode } from '#src/text/business/business-errors.ts'

/** 422 with a code of the calls about buyers and approvals. */
export function refuseBusiness(code: BusinessErrorCode, message: string = BUSINESS_ERRORS[code]): ApiError {
  return refused(code, message)
}

/** The same beside the field it is about. */
export function refuseBusinessField(field: string, code: BusinessErrorCode): ApiError {
  return invalidField(field, code, BUSINESS_ERRORS[code])
}

/** 422: only those who approve may. */
export const refuseNotApprover = (): ApiError => refuseBusiness('business.not_approver')
