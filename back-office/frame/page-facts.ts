/** What the page says of the shop it is for (written by the API). */
interface PageFacts {
  /** Its part of every address: `moto`. */
  channel: string
  /** What shoppers call it. */
  shop: string
  /** Where shoppers are; empty where nothing says it. */
  origin: string
  /** Where its pictures are, without a slash at the end. */
  storage: string
}

export const root = document.getElementById('root')!

const { channel = '', shop = '', origin = '', storage = '' } = root.dataset

export const pageFacts: PageFacts = { channel, shop, origin, storage }

/** What lets our styles in, and no others (the page's policy). */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
