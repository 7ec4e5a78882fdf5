import { expect, test } from 'vitest'
import { shipPictures } from '#publisher/export/ship-pictures.ts'

test('an API that is gone while pictures are fetched is named, with what to do', async () => {
  const gone = 'http://127.0.0.1:1'
  const address = '/storage/moto/products/nothing/160.avif'
  await expect(shipPictures(new Set([address]), gone, (path) => `/nowhere${path}`)).rejects.toThrow(
    `The shop API did not answer with ${gone}${address}. Look after it and begin again`,
  )
})
