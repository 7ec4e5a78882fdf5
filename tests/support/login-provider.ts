import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import type { LoginProvider } from '#shop-api/members/login/login-providers.ts'

/** Somebody with an account at the provider. */
export interface ProviderAccount {
  sub: string
  email?: string
  email_verified?: boolean
  family_name?: string
  given_name?: string
}

const CLIENT = { client_id: 'noren', client_secret: 'a secret of the shop and its provider' }
/** As LINE knows a shop: what it says is signed with the secret they share. */
const LINE_CLIENT = { client_id: '1650000000', client_secret: 'another secret, of the shop and of LINE' }

/** What a person chooses who does not want to log in after all. */
const REFUSAL = 'nobody'

interface Options {
  /** 0 for any free one. */
  port?: number
  /** It listens there; it calls itself 127.0.0.1 all the same, as shops take no other name without TLS. */
  host?: string | undefined
  /** Those a browser may choose to be, on a page of the provider's. */
  people?: readonly ProviderAccount[]
}

/** A provider of logins, OpenID Connect over HTTP, whose people are logged in there already and agree to everything. */
export async function openLoginProvider(
  redirect_uri: string | string[],
  { port = 0, host = '127.0.0.1', people = [] }: Options = {},
) {
  const server = createServer()
  server.listen(port, host)
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const accounts = new Map(people.map((account) => [account.sub, account]))
  const common = {
    redirect_uris: [redirect_uri].flat(),
    token_endpoint_auth_method: 'client_secret_post' as const,
  }
  const provider = new Provider(issuer, {
    clients: [
      { ...CLIENT, ...common },
      { ...LINE_CLIENT, ...common, id_token_signed_response_alg: 'HS256' },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    claims: { email: ['email', 'email_verified'], profile: ['family_name', 'given_name'] },
    cookies: { keys: ['keeps the cookies of a test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => {
      const account = accounts.get(sub)
      return account && { accountId: sub, claims: async () => ({ ...account }) }
    },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: (_context, { uid }) => `/who/${uid}` },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client!.clientId,
        accountId: context.oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  let arriving = ''
  provider.use(async (context, next) => {
    const [, who, uid = '', choice = arriving] = context.path.split('/')
    // Browsers ask for it by themselves, and write into their console when it is not there.
    if (who === 'favicon.ico') context.status = 204
    if (who !== 'who') return who === 'favicon.ico' ? undefined : next()
    if (choice === '') {
      context.body = toChoicePage(uid, [...accounts.keys()])
      return
    }
    const login = { login: { accountId: decodeURIComponent(choice), remember: false } }
    const end = choice === REFUSAL ? { error: 'access_denied' } : login
    await provider.interactionFinished(context.req, context.res, end)
    context.respond = false
  })
  const handle = provider.callback()
  const state = { isDown: false }
  server.on('request', (request, response) => {
    if (state.isDown) response.writeHead(503).end()
    else void handle(request, response)
  })

  /** What a browser does that is sent there: follows until it is sent back. @returns the address it comes back to */
  async function visit(url: string, account: ProviderAccount): Promise<URL> {
    accounts.set(account.sub, account)
    arriving = account.sub
    const jar = new Map<string, string>()
    for (let at = new URL(url), hops = 0; hops < 10; hops++) {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      const location = answer.headers.get('location')
      if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
      at = new URL(location, at)
      if (at.origin !== issuer) return at
    }
    throw new Error('The provider sends its visitor round in circles')
  }

  return {
    as: (name: string): LoginProvider => ({
      name,
      issuer,
      ...(name === 'line' ? LINE_CLIENT : CLIENT),
    }),
    state,
    visit,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function toChoicePage(uid: string, subjects: readonly string[]): string {
  const ways = [...subjects, REFUSAL].map(
    (subject) => `<li><a href="/who/${uid}/${encodeURIComponent(subject)}">${subject}</a></li>`,
  )
  return `<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1><ul>${ways.join('')}</ul></html>`
}
