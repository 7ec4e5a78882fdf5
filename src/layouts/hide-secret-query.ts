import { createHash } from 'node:crypto'
import { HIDDEN_QUERY } from '#src/site/page-query.ts'

/**
 * The first script of a page whose query holds a secret. The query leaves the address bar before anything else runs, and
 * lies in the state of the history entry: no other page can read it there, and a reload still finds it
 * (src/site/page-query.ts). What is left of the address may be told within the shop, and to nobody else.
 */
export const hideSecretQuery = `if(location.search)history.replaceState({...history.state,${HIDDEN_QUERY}:location.search},"",location.pathname+location.hash);document.head.append(Object.assign(document.createElement("meta"),{name:"referrer",content:"same-origin"}))`

/** For the CSP, which allows no other inline script. */
export const hideSecretQueryHash: `sha256-${string}` = `sha256-${createHash('sha256').update(hideSecretQuery).digest('base64')}`
