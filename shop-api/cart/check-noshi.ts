import type { Noshi } from '#contract/shapes/noshi.ts'
import { listFittingCords } from '#src/rules/gift/noshi-customs.ts'
import { toUnfittingCords } from '#src/text/gift/noshi-desk.ts'

/** Why custom forbids the cords of a noshi; undefined when it does not. */
export function findUnfittingCords(noshi: Noshi | null | undefined): string | undefined {
  if (!noshi?.mizuhiki) return undefined
  const fitting = listFittingCords(noshi.title)
  return fitting.includes(noshi.mizuhiki) ? undefined : toUnfittingCords(noshi.mizuhiki, fitting)
}
