import type { Picture } from '#contract/shapes/fields.ts'
import { toPictureUrl } from '#src/rules/page/picture-url.ts'
import { getSite } from '#src/site/public-site.browser.ts'

/**
 * The picture of a line, square. The name beside it says the same, so it has an empty alt text. Only rendered in the
 * browser: a shell holds no lines.
 */
export function ProductPicture({ picture }: { picture: Picture | null }) {
  if (!picture) return <span className="line-picture line-picture-none" aria-hidden="true" />
  const { storage_url } = getSite()
  const { focus } = picture
  const toSources = (format: 'avif' | 'webp') =>
    `${toPictureUrl(storage_url, picture, 160, format)} 1x, ${toPictureUrl(storage_url, picture, 320, format)} 2x`
  return (
    <picture className="line-picture">
      <source type="image/avif" srcSet={toSources('avif')} />
      <img
        src={toPictureUrl(storage_url, picture, 160, 'webp')}
        srcSet={toSources('webp')}
        width={160}
        height={160}
        alt=""
        style={focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
        loading="lazy"
      />
    </picture>
  )
}
