import * as z from 'zod/mini'
import { required } from '#contract/shapes/rules.ts'
import { verifyCode } from '#contract/shapes/session.ts'
import type { Proof } from '#contract/shapes/user.ts'

export const current_password: z.ZodMiniType<Proof> = z.object({
  current_password: z.string().check(required(), z.maxLength(128)),
})
export const verify_code: z.ZodMiniType<Proof> = z.object({ verify_code: verifyCode() })
