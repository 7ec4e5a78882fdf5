type Env = Record<string, string | undefined>

interface Need {
  what: string
  /** Variables of which one has to be set; a shop's own follow after `_`. */
  names: readonly string[]
  mend: string
}

const NEEDS: readonly Need[] = [
  {
    what: 'Database',
    names: ['DATABASE_URL'],
    mend: 'Set DATABASE_URL (postgres://…, or a folder that is kept); without it the shop lies in .data/.',
  },
  {
    what: 'Staff',
    names: ['ADMIN_TOKEN'],
    mend: 'Set ADMIN_TOKEN: with it `noren invite` makes the link by which the first owner of a shop comes in.',
  },
  {
    what: 'Links in mails',
    names: ['SHOP_ORIGIN'],
    mend: 'Set SHOP_ORIGIN (https://shop.example), or SHOP_ORIGIN_<CHANNEL> for each shop.',
  },
  { what: 'Mail', names: ['SMTP_URL'], mend: 'Set SMTP_URL: without it mails stay in the outbox.' },
]

/** What production needs in the API's environment and does not find. Empty outside production. */
export function checkProduction(env: Env): Finding[] {
  if (env['NODE_ENV'] !== 'production') return []
  const isSet = (name: string) =>
    Object.keys(env).some((key) => (key === name || key.startsWith(`${name}_`)) && env[key])
  const needs = NEEDS.map(({ what, names, mend }): Finding => {
    const found = names.filter(isSet)
    if (found.length > 0) return { what, is_fine: true, told: found.join(', ') }
    return { what, is_fine: false, told: `${names.join(' and ')}: not set`, mend }
  })
  return [...needs, checkPayments(env)]
}

function checkPayments(env: Env): Finding {
  const what = 'Cards'
  if (env['PAYMENT_CARDS'] === 'off')
    return { what, is_fine: true, told: 'PAYMENT_CARDS=off: none are taken' }
  if (env['PAYMENT_TEST'] !== 'allowed') {
    return {
      what,
      is_fine: false,
      told: 'no payment provider',
      mend: 'A shop that offers cards does not start. Set PAYMENT_CARDS=off to sell without cards, or PAYMENT_TEST=allowed and PAYMENT_TEST_URL to take test cards, which charge nobody.',
    }
  }
  const url = env['PAYMENT_TEST_URL']
  return url
    ? { what, is_fine: true, told: `PAYMENT_TEST=allowed: test cards at ${url}, nobody is charged` }
    : {
        what,
        is_fine: false,
        told: 'PAYMENT_TEST=allowed without PAYMENT_TEST_URL',
        mend: 'Set PAYMENT_TEST_URL to the public address of the frame with the test card fields.',
      }
}

/** What `noren doctor` saw of one thing. */
export interface Finding {
  what: string
  is_fine: boolean
  /** What was seen. */
  told: string
  /** How to mend it; only for what is not fine. */
  mend?: string
}
