import { createHash } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { HttpRequest } from '@smithy/core/protocols'
import { SignatureV4 } from '@smithy/signature-v4'

/** What the SDK signs with a key of one region, as every store but S3's multi-region access points wants it. */
const SCOPE = /^AWS4-HMAC-SHA256 Credential=[^,]*\/\d{8}\/(?<region>[^/,]+)\/(?<service>s3)\/aws4_request,/
/** What stands in an address as it is. */
const PLAIN_KEY = /^[\w./-]+$/

/** Where the SDK sends the objects of a bucket, and how it signs them. */
interface Route {
  target: Pick<HttpRequest, 'protocol' | 'hostname' | 'port'>
  host: string
  /** Of the path: what stands before a key. */
  start: string
  signer: SignatureV4
}

/**
 * Puts of small objects by the parts of the SDK that sign and send. On its whole way, with its rules and tries, the SDK spends a
 * millisecond of processor time on each, as much as a fifth of a page. Where to send them is learned from the first put on that way.
 */
export function openBriefPuts(client: S3Client) {
  let route: Route | undefined

  client.middlewareStack.add(
    (next, { commandName }) =>
      async (asked) => {
        const answer = await next(asked)
        const { Key } = asked.input as { Key?: string }
        if (!route && commandName === 'PutObjectCommand' && Key)
          route = toRoute(client, asked.request as HttpRequest, Key)
        return answer
      },
    // Last of all, so that it sees what is sent.
    { step: 'finalizeRequest', priority: 'low', name: 'learnRoute' },
  )

  /** @returns false when it is not there for certain: then it must be put on the whole way, which says why it is not */
  return async function putBriefly(key: string, bytes: Uint8Array): Promise<boolean> {
    if (!route || !PLAIN_KEY.test(key)) return false
    const { target, host, start, signer } = route
    const headers = {
      host,
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.length),
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    }
    const request = new HttpRequest({ ...target, method: 'PUT', path: start + key, headers, body: bytes })
    try {
      const { response } = await client.config.requestHandler.handle(
        (await signer.sign(request)) as HttpRequest,
      )
      const body = response.body as NodeJS.ReadableStream
      // The connection is free for the next one when the answer was read.
      body.resume()
      return response.statusCode === 200
    } catch {
      return false
    }
  }
}

/** @returns undefined where the path does not end with the key, or the signature is of another kind */
function toRoute({ config }: S3Client, request: HttpRequest, key: string): Route | undefined {
  const { protocol, hostname, port, path, headers } = request
  const { region, service } = SCOPE.exec(headers['authorization'] ?? '')?.groups ?? {}
  if (!region || !service || !PLAIN_KEY.test(key) || !path.endsWith(`/${key}`)) return undefined
  return {
    target: { protocol, hostname, ...(port !== undefined && { port }) },
    host: headers['host'] ?? hostname,
    start: path.slice(0, -key.length),
    signer: new SignatureV4({
      service,
      region,
      credentials: config.credentials,
      sha256: config.sha256,
      uriEscapePath: false,
    }),
  }
}
