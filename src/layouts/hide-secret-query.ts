import { isSignInPath } from '#src/rules/session/is-sign-in-path.ts'
import { HIDDEN_QUERY } from '#src/site/page-query.ts'

const hideQuery = `if(location.search)history.replaceState({...history.state,${HIDDEN_QUERY}:location.search},"",location.pathname+location.hash);`
const tellTheShop = `document.head.append(Object.assign(document.createElement("meta"),{name:"referrer",content:"same-origin"}))`

/**
 * The first script of a page whose query holds a secret. The query leaves the address bar before anything else runs, and
 * lies in the state of the history entry: no other page can read it there, and a reload still finds it
 * (src/site/page-query.ts). Nobody is told of the page, but for the pages of a login: the page they lead to must know that
 * a login led there (src/stores/member/coupon-wish.ts), so the shop itself is told what is left of their address.
 */
export function toHideSecretQuery(path: string): string {
  return isSignInPath(path) ? hideQuery + tellTheShop : hideQuery
}
