import * as z from 'zod/mini'
import { text } from '#contract/shapes/input.ts'

export const inquiryReply = z.object({ body: text(4000) })
