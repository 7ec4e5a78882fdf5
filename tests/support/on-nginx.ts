import { expect, test } from 'vitest'
import { NGINXES } from './find-nginx.ts'

/** A test that asks a real nginx. Without one it says that it is left out; `find-nginx.ts` ends a run that must have one. */
export function onNginx(name: string, run: (nginx: string) => Promise<void>): void {
  const [nginx] = NGINXES
  if (nginx) test(name, () => run(nginx))
  else test(`${name}: left out, as there is no nginx here`, () => expect(NGINXES).toEqual([]))
}
