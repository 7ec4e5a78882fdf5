import { newPasswordFields, verifyCodeField } from './account-fields.ts'

/** Proof that it is the member: the present password, or the mailed code for a member without one. */
export const proofFields = {
  current_password: {
    ...newPasswordFields.password,
    label: 'current_password',
    autocomplete: 'current-password',
    is_required: false,
  },
  verify_code: { ...verifyCodeField, is_required: false },
} as const
