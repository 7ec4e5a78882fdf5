import type { VariableGroup } from './variable.ts'

/** Which companies take part: who vouches for members and who takes cards; and the demo shops. */
export const companyVariables: readonly VariableGroup[] = [
  {
    heading: 'Logins at other companies',
    variables: [
      {
        name: 'LOGIN_<PROVIDER>_ID',
        read_by: ['API'],
        does: 'Client id at a provider of OpenID Connect, e.g. `LOGIN_GOOGLE_ID`, `LOGIN_LINE_ID`. Register `https://shop.example/oauth/callback/` there.',
        example: '1234567890.apps.example',
      },
      {
        name: 'LOGIN_<PROVIDER>_SECRET',
        read_by: ['API'],
        does: 'Client secret there; needed beside the id.',
        example: 'what the provider shows beside the id',
        is_secret: true,
      },
      {
        name: 'LOGIN_<PROVIDER>_ISSUER',
        read_by: ['API'],
        default: 'known for GOOGLE and LINE',
        does: 'Address of any other provider, with https.',
        example: 'https://id.example',
      },
      {
        name: 'LOGIN_<PROVIDER>_ID_<CHANNEL>',
        read_by: ['API'],
        default: 'the one without the shop',
        does: 'One shop’s own id.',
        example: '1234567890.apps.example',
      },
      {
        name: 'LOGIN_<PROVIDER>_SECRET_<CHANNEL>',
        read_by: ['API'],
        default: 'the one without the shop',
        does: 'One shop’s own secret.',
        example: 'what the provider shows beside the id',
        is_secret: true,
      },
      {
        name: 'LOGIN_<PROVIDER>_ISSUER_<CHANNEL>',
        read_by: ['API'],
        default: 'the one without the shop',
        does: 'One shop’s own address of a provider.',
        example: 'https://id.example',
      },
    ],
  },
  {
    heading: 'Cards',
    variables: [
      {
        name: 'PAYMENT_CARDS',
        read_by: ['API', 'noren'],
        default: 'on',
        does: '`off` sells without cards. A production shop that offers cards without a provider does not start.',
        example: 'off',
      },
      {
        name: 'PAYMENT_TEST',
        read_by: ['API', 'noren'],
        default: 'refused',
        does: '`allowed` takes test cards in production, too. They charge nobody.',
        example: 'allowed',
      },
      {
        name: 'PAYMENT_TEST_URL',
        read_by: ['API', 'noren'],
        default: 'http://localhost and the port, outside production',
        does: 'Public address of the frame in which test cards are typed, an origin of its own.',
        example: 'https://cards.shop.example',
      },
      {
        name: 'PAYMENT_TEST_PORT',
        read_by: ['API', 'noren'],
        default: 'one above the API’s',
        does: 'Port of that frame.',
        example: '4101',
      },
    ],
  },
  {
    heading: 'Demo shops',
    variables: [
      {
        name: 'DEMO',
        read_by: ['API'],
        default: '1, in production 0',
        does: 'Whether an empty database is filled with the demo shops.',
        example: '0',
      },
      {
        name: 'DEMO_THEMES',
        read_by: ['API', 'noren'],
        default: '0',
        does: 'With 1, the demo has one more shop for each theme that no other shop wears, to look at. It is read when an empty database is filled, and by commands that publish.',
        example: '1',
      },
      {
        name: 'DEMO_PRODUCTS',
        read_by: ['API'],
        default: 'each shop’s own number',
        does: 'Products of each demo shop.',
        example: '5000',
      },
    ],
  },
]
