import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ClientMetadata,
} from 'openid-client'
import type { LoginProvider } from './login-providers.ts'

/** A provider that has not answered by then is called unavailable, because somebody waits at a white page. */
const TIMEOUT_S = 8

const clients = new Map<string, Promise<Configuration>>()

/** What is needed to talk to a provider, from its discovery document. It is read once, and again after a failure. */
export function loadProviderClient(provider: LoginProvider): Promise<Configuration> {
  const key = `${provider.issuer} ${provider.client_id}`
  const known = clients.get(key)
  if (known) return known
  const client = discover(provider)
  clients.set(key, client)
  client.catch(() => clients.delete(key))
  return client
}

function discover({ name, issuer, client_id, client_secret }: LoginProvider): Promise<Configuration> {
  const url = new URL(issuer)
  const metadata: Partial<ClientMetadata> = { client_secret }
  // LINE signs what a web login gets with the secret it shares with us, against what its discovery document says.
  // https://developers.line.biz/en/docs/line-login/verify-id-token/#header
  if (name === 'line') metadata.id_token_signed_response_alg = 'HS256'
  return discovery(url, client_id, metadata, undefined, {
    timeout: TIMEOUT_S,
    execute: [
      // Checks the signature too, not only that the token came over TLS from its issuer.
      ...(name === 'line' ? [] : [enableNonRepudiationChecks]),
      ...(url.protocol === 'http:' ? [allowInsecureRequests] : []),
    ],
  })
}
