import * as z from 'zod/mini'
import { required } from '#contract/shapes/rules.ts'
import { CredentialsSchema } from '#contract/shapes/session.ts'

export const login = z.pick(CredentialsSchema, { username: true, password: true })

export const loginSync = z.extend(login, { channel: z.string().check(required()) })
