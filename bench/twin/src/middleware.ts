import { defineMiddleware } from 'astro:middleware'
import { runInContext } from '#src/site/render-context.server.ts'
import { twinContext } from './twin-context.ts'

export const onRequest = defineMiddleware(async (_, next) => runInContext(await twinContext, next))
