import { defineMiddleware } from 'astro:middleware'
import { runInContext } from '#src/site/render-context.server.ts'
import { plainContext } from './plain-context.ts'

export const onRequest = defineMiddleware(async (_, next) => runInContext(await plainContext, next))
