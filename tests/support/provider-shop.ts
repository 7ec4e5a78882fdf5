import { mkdir, writeFile } from 'node:fs/promises'
import { openStaff } from './staff-errands.ts'
import { fillMigratedFolder } from './migrated-snapshot.ts'
import { openProviderHosts } from './payment-stand-ins/open-provider-hosts.ts'
import { SECRET_KEY, startKomoju, WEBHOOK_SECRET } from './payment-stand-ins/komoju/start.ts'
import { STAND_IN_ACCOUNT, startStripe } from './payment-stand-ins/stripe/start.ts'
import { moveToShop, readApiPort, readShopPort, toShopUrl } from './shop-address.ts'
import { closeShop, openShop, SHOP_FOLDER } from './shop-process.ts'

/** Far enough from the other shop of the errands, and from its test cards. */
const PORTS_BEYOND = 4

/**
 * A shop whose cards and konbini payments are Stripe's and whose PayPay is KOMOJU's: both companies are stand-ins at their
 * own host names, and nothing in the shop knows. From then on the helpers of the errands in this process mean this shop.
 */
export async function openProviderShop() {
  moveToShop(readShopPort() + PORTS_BEYOND)
  const folder = `${process.env[SHOP_FOLDER]}/at-providers-${process.pid}`
  const noticesOf = (name: string) => `http://127.0.0.1:${readApiPort()}/moto/v1/${name}/receive/notices`
  const stripe = await startStripe({ webhook_url: noticesOf('stripe') })
  const komoju = await startKomoju({ notice_url: noticesOf('komoju') })
  const hosts = await openProviderHosts({ stripe: stripe.port, komoju: komoju.port })
  await mkdir(folder, { recursive: true })
  await fillMigratedFolder(`${folder}/shop`)
  await openShop(folder, {
    ...hosts.env,
    ...STAND_IN_ACCOUNT,
    KOMOJU_SECRET_KEY: SECRET_KEY,
    KOMOJU_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PAYMENT_PROVIDERS: 'card=stripe konbini=stripe paypay=komoju',
    SHOP_ORIGIN_MOTO: toShopUrl('moto'),
    SITE: 'moto',
  })
  const staff = openStaff('moto')
  await offer(staff, ['konbini', 'paypay'])
  return {
    stripe,
    komoju,
    staff,
    /** What a browser is started with, so that the companies' names lead to the stand-ins, and other foreign ones nowhere. */
    chromiumArguments: [
      `--host-resolver-rules=${[
        ...hosts.hosts.map((host) => `MAP ${host}:443 127.0.0.1:${hosts.tls_port}`),
        'MAP * ~NOTFOUND',
        'EXCLUDE 127.0.0.1',
        'EXCLUDE *.localhost',
      ].join(', ')}`,
    ],
    /** What the shop asked of the companies is kept with what the shop itself keeps. */
    async close() {
      await writeFile(
        `${folder}/asked-of-companies`,
        JSON.stringify([await stripe.listRequests(), await komoju.control('/requests')]),
      )
      await closeShop(folder)
      await hosts.close()
      await Promise.all([stripe.close(), komoju.close()])
    },
  }
}

export type ProviderShop = Awaited<ReturnType<typeof openProviderShop>>

/** Has the shop offer more ways to pay. */
async function offer(staff: ProviderShop['staff'], codes: readonly string[]): Promise<void> {
  const { version, payments } = await staff.call('GET /v1/admin/payment-methods', {})
  const body = {
    version,
    payments: payments.map((way) => ({ ...way, is_offered: way.is_offered || codes.includes(way.code) })),
  }
  await staff.call('PUT /v1/admin/payment-methods', { body })
}
