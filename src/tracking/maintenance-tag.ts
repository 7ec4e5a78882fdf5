import { $maintenanceTag } from '#src/stores/gate/maintenance.ts'
import { $consent, decideFor } from './consent.ts'
import { loadTagManager } from './data-layer.ts'
import { getPageFacts } from './page-facts.browser.ts'

/**
 * The tag container of the maintenance screen (behaviour 2.17), which the API names while the shop is closed. It runs
 * like every tag: only where the shop's settings use the tag manager, because only then the page's policy allows it,
 * and only if the visitor allows it.
 */
export function runMaintenanceTag(): void {
  const run = () => {
    const gtm_id = $maintenanceTag.get()
    if (gtm_id && getPageFacts().gtm_id && decideFor('analytics') === 'allowed') loadTagManager(gtm_id)
  }
  $maintenanceTag.subscribe(run)
  $consent.listen(run)
}
