import type { Platform } from './platform.ts'

export async function unpack(
  { unpackBrotli }: Platform,
  bytes: Uint8Array<ArrayBuffer>,
  encoding: 'br' | 'gzip',
): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'br' ? unpackBrotli(bytes) : through(bytes, new DecompressionStream('gzip'))
}

export async function packGzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return through(bytes, new CompressionStream('gzip'))
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(body).arrayBuffer())
}
