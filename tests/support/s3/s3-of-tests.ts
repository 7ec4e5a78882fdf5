/** An S3 as tests look at it, beside what the shop does there. Names of objects are `bucket/key`. */
export interface S3OfTests {
  url: string
  key: string
  secret: string
  /** Requests of the shop since it began, as `GET /bucket/key`. */
  asked: string[]
  /** From now on every request of the shop is refused, or none. */
  refuse: (is_refused: boolean) => void
  makeBucket(bucket: string): Promise<void>
  list(start: string): Promise<string[]>
  read(name: string): Promise<Buffer>
  write(name: string, bytes: Buffer): Promise<void>
  remove(name: string): Promise<void>
}
