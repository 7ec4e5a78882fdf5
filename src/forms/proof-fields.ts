import { newPasswordFields, verifyCodeField } from './account-fields.ts'

/** What shows that it is the member: the present password, or, of a member without one, the code of the mail. */
export const proofFields = {
  current_password: {
    ...newPasswordFields.password,
    label: 'current_password',
    autocomplete: 'current-password',
    is_required: false,
  },
  verify_code: { ...verifyCodeField, is_required: false },
} as const
