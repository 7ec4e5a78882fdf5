import * as z from 'zod/mini'
import { lines } from '#contract/shapes/input.ts'

export const inquiryReply = z.object({ body: lines(4000) })
