import { routes, type Route } from '#src/routes.ts'

/**
 * Which links a browser may prerender or prefetch when a visitor is about to follow them: what the route table says.
 * Links with a query are answered by script and stay out. Static pages stay out too: `/{url}` would match everything.
 */
function toRules(): string {
  const toRule = (speculation: Route['speculation']) => {
    const patterns = routes
      .filter((route) => route.has_page && route.speculation === speculation && route.path !== '/{url}')
      .map((route) => `${route.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}/`)
    const where = { and: [{ href_matches: patterns }, { not: { href_matches: '/*\\?*' } }] }
    return [{ where, eagerness: 'moderate' }]
  }
  return JSON.stringify({ prerender: toRule('prerender'), prefetch: toRule('prefetch') })
}

export const speculationRules = toRules()
