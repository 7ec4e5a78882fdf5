// Where the pages of things with a key are. A key may hold any letter (`a/b`, `50%`, `日本`), and in a path it is one segment, so every
// link is made here; nothing encodes what comes out a second time.

/** @returns as every path here: percent-encoded, slashes at both ends */
export const toProductPath = (key: string): string => toPath('product', key)
export const toCategoryPath = (key: string): string => toPath('category', key)
export const toMakerPath = (key: string): string => toPath('maker', key)
export const toNewsPath = (key: string): string => toPath('news', key)
export const toBlogPath = (key: string): string => toPath('blog', key)
export const toStylistPath = (key: string): string => toPath('stylist', key)
export const toLandingPath = (slug: string): string => toPath('lp', slug)
export const toBikeMakerPath = (maker: string): string => toPath('bike', maker)
export const toBikeModelPath = (maker: string, model: string): string => toPath('bike', maker, model)

/** @param name `maker/model`, as changes name a model */
export function toBikePath(name: string): string {
  const [maker = '', ...model] = name.split('/')
  return toBikeModelPath(maker, model.join('/'))
}

const toPath = (...parts: string[]): string => `/${parts.map(encodeURIComponent).join('/')}/`
