import http from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3OfTests } from './s3-of-tests.ts'

/** Somebody's S3, behind a proxy of this process that notes what is asked and can refuse it. @param address with key and secret */
export async function openRealS3(address: URL): Promise<S3OfTests> {
  const asked: string[] = []
  let is_refused = false
  const server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`)
    if (is_refused) {
      request
        .resume()
        .on('end', () => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'))
      return
    }
    const { method, url, headers } = request
    // With the Host that was signed.
    const options = { host: address.hostname, port: address.port, method, path: url, headers }
    const passed = http.request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const [key, secret] = [address.username, address.password].map(decodeURIComponent) as [string, string]
  const client = new S3Client({
    region: 'home',
    endpoint: address.origin,
    forcePathStyle: true,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const split = (name: string) => {
    const [Bucket = '', ...rest] = name.split('/')
    return { Bucket, Key: rest.join('/') }
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    secret,
    asked,
    refuse: (wanted) => void (is_refused = wanted),
    async makeBucket(Bucket) {
      await client.send(new CreateBucketCommand({ Bucket })).catch((error: Error) => {
        // By another worker, or an earlier run.
        if (error.name !== 'BucketAlreadyOwnedByYou') throw error
      })
    },
    async list(start) {
      const { Bucket, Key: Prefix } = split(start)
      const names: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        names.push(...Contents.map(({ Key }) => `${Bucket}/${Key}`))
      return names
    },
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand(split(name)))
      return Buffer.from(await Body!.transformToByteArray())
    },
    write: async (name, Body) => void (await client.send(new PutObjectCommand({ ...split(name), Body }))),
    remove: async (name) => void (await client.send(new DeleteObjectCommand(split(name)))),
  }
}
