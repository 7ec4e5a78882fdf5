import type { VariableGroup } from './variable.ts'

/** What the API is told of shops, shoppers and staff. */
export const shopVariables: readonly VariableGroup[] = [
  {
    heading: 'Mail and links',
    variables: [
      {
        name: 'SMTP_URL',
        read_by: ['API', 'noren'],
        does: 'Where mails go. Without it they stay in the outbox.',
        example: 'smtps://user:password@mail.example:465',
        is_secret: true,
        is_needed_in_production: true,
      },
      {
        name: 'SHOP_ORIGIN',
        read_by: ['API', 'noren'],
        default: 'the setting SITE.ORIGIN',
        does: 'Where links in mails and logins at providers lead. A production needs it, a shop’s own or the setting.',
        example: 'https://shop.example',
      },
      {
        name: 'SHOP_ORIGIN_<CHANNEL>',
        read_by: ['API', 'noren'],
        default: 'SHOP_ORIGIN',
        does: 'The same for one shop.',
        example: 'https://moto.example',
      },
    ],
  },
  {
    heading: 'Telling publishers',
    variables: [
      {
        name: 'PUBLISH_HOOK_URL',
        read_by: ['API', 'noren'],
        does: 'Who hears of every change: one or more addresses, separated by spaces. Without it publishers find out by asking, twice a minute.',
        example: 'http://origin.internal:4321/hooks/publish',
      },
      {
        name: 'PUBLISH_HOOK_URL_<CHANNEL>',
        read_by: ['API'],
        default: 'PUBLISH_HOOK_URL',
        does: 'The same for one shop.',
        example: 'http://moto.internal:4321/hooks/publish',
      },
    ],
  },
  {
    heading: 'Visitors and limits',
    variables: [
      {
        name: 'TRUSTED_PROXIES',
        read_by: ['API'],
        default: 'loopback',
        does: 'Whose `X-Forwarded-For` is believed: addresses, networks, `loopback`, `private`. Without the proxy in front all shoppers share one limit.',
        example: 'loopback, 10.0.0.0/8',
      },
      {
        name: 'READS_PER_10_S',
        read_by: ['API'],
        default: '3000',
        does: 'Reading requests of one visitor in ten seconds.',
        example: '3000',
      },
      {
        name: 'WRITES_PER_10_S',
        read_by: ['API'],
        default: '100',
        does: 'Writing requests of one visitor in ten seconds.',
        example: '100',
      },
      {
        name: 'STAFF_WRITES_PER_10_S',
        read_by: ['API'],
        default: '1000',
        does: 'Writing requests of one person of the staff in ten seconds.',
        example: '1000',
      },
      {
        name: 'POSTS_PER_10_MIN',
        read_by: ['API'],
        default: '20',
        does: 'Registrations, inquiries and the like from one address in ten minutes.',
        example: '20',
      },
    ],
  },
  {
    heading: 'Staff',
    variables: [
      {
        name: 'ADMIN_TOKEN_<CHANNEL>',
        read_by: ['API', 'noren'],
        default: 'ADMIN_TOKEN',
        does: 'Opens the staff side of one shop to programs.',
        example: 'the output of `openssl rand -base64 18`',
        is_secret: true,
      },
      {
        name: 'ADMIN_PASSWORD',
        read_by: ['API'],
        does: 'Of versions before persons had passwords: the API does not start while it is set.',
        example: 'unset it',
      },
      {
        name: 'ADMIN_PASSWORD_<CHANNEL>',
        read_by: ['API'],
        does: 'The same.',
        example: 'unset it',
      },
    ],
  },
]
