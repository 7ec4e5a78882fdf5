import * as z from 'zod/mini'
import { CredentialsSchema } from '#contract/shapes/session.ts'

export const login = z.pick(CredentialsSchema, { username: true, password: true })
