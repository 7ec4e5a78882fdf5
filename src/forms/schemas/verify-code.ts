import * as z from 'zod/mini'
import { verifyCode } from '#contract/shapes/session.ts'

export const code = z.object({ verify_code: verifyCode() })
