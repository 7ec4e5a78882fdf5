import { once } from 'node:events'
import { serve, type ServerType } from '@hono/node-server'
import { backOfficeFolder, buildBackOffice } from '#cli/back-office/build-back-office.ts'
import { staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { hirePerson } from '#tests/support/staff-person.ts'
import { NARROW, openStaffBrowser, WIDE } from './open-staff-browser.ts'
import { signIn } from './sign-in.ts'

export { NARROW, WIDE }

/** What whoever runs the installation makes shops with. */
export const INSTALLATION_TOKEN = 'token of the installation'

/** The back office as it is built, of a test shop, in a real browser. */
export async function openBackOffice() {
  await buildBackOffice()
  const shop: TestShop = await openTestShop({
    config: {
      staff: staffSecrets,
      installation_token: INSTALLATION_TOKEN,
      back_office_folder: backOfficeFolder,
    },
  })
  const server: ServerType = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/moto/admin/`
  const { faults, openPage, close } = await openStaffBrowser()
  const { email } = await hirePerson(shop.request)
  return {
    shop,
    url,
    /** Whose password is `STAFF_PASSWORD`: the owner of the shop. */
    email,
    faults,
    openPage,
    /** A screen by its address after `#/`, somebody signed in: the owner, unless said otherwise. */
    async open(place: string, { size = WIDE, as = email }: { size?: typeof WIDE; as?: string } = {}) {
      const page = await openPage(size)
      await page.goto(`${url}#/${place}`)
      await signIn(page, as)
      return page
    },
    async close() {
      await close()
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await shop.close()
    },
  }
}

export type BackOffice = Awaited<ReturnType<typeof openBackOffice>>
