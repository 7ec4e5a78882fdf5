import { POSTS } from './http/limit-visitor.ts'
import { CannotStart } from './process/cannot-start.ts'
import { type LoginProviders, readLoginProviders } from './members/login/login-providers.ts'
import type { ThemesConfig } from './channels/installed-themes.ts'
import { readShopOrigins, type ShopOrigins } from './channels/shop-origin.ts'
import type { FileStoreConfig } from './media/files/open-file-store.ts'
import type { PaymentConfig } from './payment/open-payments.ts'
import type { Payments } from './payment/payments.ts'
import type { StaffSecrets } from './staff/staff-secrets.ts'

/** What the app needs to know of where it runs. */
export interface ShopConfig extends ThemesConfig {
  /** Told in public.json. Unless it is `production`, answers are checked against the contract. */
  environment: 'development' | 'test' | 'production'
  /** Whether `/openapi.json` and `/reference` are there; left out, they are unless it is production. */
  has_reference?: boolean | undefined
  /** Where the builds of the back office lie, which the staff open; left out, there is none. */
  back_office_folder?: string | undefined
  /** Where files may lie: pictures. */
  data_folder: string
  /** Requests a visitor may make in ten seconds. */
  reads_per_10_s: number
  writes_per_10_s: number
  staff_writes_per_10_s?: number | undefined
  /** Registrations, inquiries and the like from one address; `limit-visitor.ts` says how many when left out. */
  posts_per_10_min?: number | undefined
  /** Who may say on whose behalf a request comes (`visitor-address.ts`); this machine when left out. */
  trusted_proxies?: string | undefined
  /** Where mail goes, e.g. `smtps://user:password@host:465`; without it mails stay in the outbox. */
  smtp_url: string | undefined
  /** Public address of a channel's shop, without a slash at its end, where SHOP_ORIGIN says so (`shop-origin.ts`). */
  shop_origins?: ShopOrigins | undefined
  /** Whose logins a channel takes besides its own (`members/login/login-providers.ts`). */
  login_providers?: LoginProviders | undefined
  /** Tokens that open the staff's side to programs; left out, only persons come in. */
  staff?: StaffSecrets | undefined
  /** ADMIN_TOKEN: who has it makes and removes shops; left out, nobody does by a call. */
  installation_token?: string | undefined
  /** Who takes payments (`payment/open-payments.ts`); left out, nobody does. */
  payments?: Payments | undefined
}

export interface ServerConfig
  extends Omit<ShopConfig, 'data_folder' | 'staff' | 'payments'>, PaymentConfig, FileStoreConfig {
  /** How long it goes on taking requests when it is to end (`running/drain.ts`). */
  close_delay_ms: number
  database_url: string
  /** Where the processes of one installation count together; left out, each counts for itself. */
  redis_url: string | undefined
  /** Where pictures lie beside a `postgres://` database; a database in a folder keeps them there. */
  files_folder: string
  /** Whether an empty database is filled with the demo shops: unless DEMO=0, in production only with DEMO=1. */
  demo: boolean
  /** Whether those include the shops that show a theme no other shop wears. */
  demo_themes: boolean
  /** Products of each demo shop; undefined for each shop's own number. */
  demo_products: number | undefined
}

/**
 * Reads the server's settings from the environment; docs/environment.md has them all.
 * @throws CannotStart naming the variable that cannot be understood.
 */
export function readServerConfig(env: Record<string, string | undefined>): ServerConfig {
  const environment = toChoice(
    'NODE_ENV',
    env['NODE_ENV'],
    ['development', 'test', 'production'],
    'development',
  )
  const port = toNumber('PORT', env['PORT'], { fallback: 4100, max: 65_535 })
  return {
    environment,
    port,
    host: env['HOST'] || '127.0.0.1',
    close_delay_ms: toNumber('CLOSE_DELAY_MS', env['CLOSE_DELAY_MS'], { fallback: 0, max: 600_000 }),
    database_url: env['DATABASE_URL'] || '.data/shop',
    redis_url: toRedisUrl(env['REDIS_URL']),
    files_folder: env['FILES_FOLDER'] || '.data/files',
    files_url: env['FILES_URL'] || undefined,
    s3_force_path_style: toChoice('S3_FORCE_PATH_STYLE', env['S3_FORCE_PATH_STYLE'], ['0', '1'], '0') === '1',
    has_reference:
      toChoice(
        'API_REFERENCE',
        env['API_REFERENCE'],
        ['on', 'off'],
        environment === 'production' ? 'off' : 'on',
      ) === 'on',
    themes_folder: env['THEMES_FOLDER'] || 'themes',
    back_office_folder: env['BACK_OFFICE_FOLDER'] || '.noren/back-office',
    demo: toChoice('DEMO', env['DEMO'], ['0', '1'], environment === 'production' ? '0' : '1') === '1',
    demo_themes: toChoice('DEMO_THEMES', env['DEMO_THEMES'], ['0', '1'], '0') === '1',
    demo_products: env['DEMO_PRODUCTS']
      ? toNumber('DEMO_PRODUCTS', env['DEMO_PRODUCTS'], { fallback: 0, max: 1_000_000 })
      : undefined,
    smtp_url: env['SMTP_URL'] || undefined,
    takes_cards: toChoice('PAYMENT_CARDS', env['PAYMENT_CARDS'], ['on', 'off'], 'on') === 'on',
    is_test_allowed:
      toChoice('PAYMENT_TEST', env['PAYMENT_TEST'], ['allowed', 'refused'], 'refused') === 'allowed',
    env,
    trusted_proxies: env['TRUSTED_PROXIES'] || undefined,
    installation_token: env['ADMIN_TOKEN'] || undefined,
    shop_origins: readShopOrigins(env),
    login_providers: readLoginProviders(env),
    reads_per_10_s: toNumber('READS_PER_10_S', env['READS_PER_10_S'], { fallback: 3000, max: 1e9 }),
    writes_per_10_s: toNumber('WRITES_PER_10_S', env['WRITES_PER_10_S'], { fallback: 100, max: 1e9 }),
    staff_writes_per_10_s: toNumber('STAFF_WRITES_PER_10_S', env['STAFF_WRITES_PER_10_S'], {
      fallback: 1000,
      max: 1e9,
    }),
    posts_per_10_min: toNumber('POSTS_PER_10_MIN', env['POSTS_PER_10_MIN'], { fallback: POSTS, max: 1e9 }),
  }
}

function toNumber(name: string, text: string | undefined, range: { fallback: number; max: number }): number {
  if (!text) return range.fallback
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0 && number <= range.max) return number
  throw new CannotStart(`${name} must be a whole number up to ${range.max}.`)
}

function toRedisUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  if (url && /^rediss?:$/.test(url.protocol) && url.hostname && /^\/?\d*$/.test(url.pathname) && !url.search)
    return text
  throw new CannotStart('REDIS_URL must be an address like redis://127.0.0.1:6379/0 (rediss:// with TLS).')
}

function toChoice<const Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  if (!text) return fallback
  const choice = choices.find((one) => one === text)
  if (choice) return choice
  throw new CannotStart(`${name} must be one of ${choices.join(', ')}.`)
}
