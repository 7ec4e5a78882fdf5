import type { SocialGiftProduct } from '#contract/shapes/social-gift.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'
import { ProductPicture } from '../ui/ProductPicture.tsx'

/** The contents of a gift. Its recipient sees no price. */
export function GiftContents({ products }: { products: readonly SocialGiftProduct[] }) {
  return (
    <ul className="gift-contents" aria-label={recipientTexts.contents}>
      {products.map(({ product_info, product_name, quantity }) => (
        <li key={product_info.code}>
          <ProductPicture picture={product_info.picture} />
          <span className="gift-contents-words">
            <strong>{product_name}</strong>
            {product_info.options.length > 0 && (
              <span>{product_info.options.map(({ value }) => value).join('・')}</span>
            )}
            <span>{recipientTexts.pieces(quantity)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
