import type { CartProduct } from '#contract/shapes/cart.ts'
import { toReleaseWords } from '#src/text/product/release.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

interface Props {
  line: Pick<CartProduct, 'product_name' | 'product_info' | 'embroidery'>
  is_linked?: boolean
}

/** What a line is: name, chosen options, the month it comes out, what is sewn on it, code. */
export function LineName({ line, is_linked = false }: Props) {
  const { product_name, product_info } = line
  const options = product_info.options.map(({ axis, value }) => `${axis}：${value}`).join('　')
  return (
    <>
      {is_linked ? (
        <a className="line-name" href={toProductPath(product_info.key)}>
          {product_name}
        </a>
      ) : (
        <span className="line-name">{product_name}</span>
      )}
      {options && <span className="line-options">{options}</span>}
      {product_info.release_month && (
        <span className="line-options">{toReleaseWords(product_info.release_month)}</span>
      )}
      {line.embroidery && <span className="line-options">{line.embroidery.label}</span>}
      <span className="line-code">{product_info.code}</span>
    </>
  )
}
