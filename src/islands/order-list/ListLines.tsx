import type { KeyboardEvent } from 'react'
import { LINE_PIECES_MAX } from '#contract/buying-limits.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { withoutTax } from '#src/rules/money/split-tax.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { type EditedLine, removeListLine, typeQuantity } from '#src/stores/order-list/edit-list.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'
import { productText } from '#src/text/product/product.ts'
import { Icon } from '../ui/Icon.tsx'
import { toProductPath } from '#src/rules/page/page-paths.ts'

interface Props {
  lines: readonly EditedLine[]
  /** Whether quantities may be changed. */
  is_own: boolean
}

/** The goods of a list as a table; quantities are typed, Enter goes on to the next. */
export function ListLines({ lines, is_own }: Props) {
  const { columns } = texts
  return (
    <table className="record-table list-lines">
      <thead>
        <tr>
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col" className="numeric">
            {columns.price}
          </th>
          <th scope="col">{columns.stock}</th>
          <th scope="col" className="numeric">
            {columns.quantity}
          </th>
          {is_own && (
            <td className="print:hidden">
              <span className="sr-only">{texts.remove}</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((edited) => (
          <Line key={edited.line.product_id} edited={edited} is_own={is_own} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ edited: { line, quantity, fault }, is_own }: { edited: EditedLine; is_own: boolean }) {
  const { columns } = texts
  const { product_id, key, code, name, stock_state, problem, order_multiple, carton_quantity } = line
  const error = `list-error-${product_id}`
  const sentence =
    fault === 'quantity'
      ? texts.faults.quantity(LINE_PIECES_MAX)
      : fault === 'multiple'
        ? texts.faults.multiple(order_multiple ?? 1)
        : problem && texts.problems[problem]
  const units = [
    order_multiple && texts.multiple(order_multiple),
    carton_quantity && texts.carton(carton_quantity),
  ].filter(Boolean)
  return (
    <tr>
      <td data-label={columns.code}>
        <code>{code}</code>
      </td>
      <td data-label={columns.name}>
        <span>
          {key === null ? name : <a href={toProductPath(key)}>{name}</a>}
          {units.length > 0 && <small>{units.join('・')}</small>}
          {sentence && (
            <small className="form-error" id={error}>
              {sentence}
            </small>
          )}
        </span>
      </td>
      <td className="numeric" data-label={columns.price}>
        <Price line={line} />
      </td>
      <td data-label={columns.stock} data-stock={stock_state}>
        {texts.stock[stock_state]}
      </td>
      <td className="numeric" data-label={columns.quantity}>
        {is_own ? (
          <input
            className="field"
            value={quantity}
            inputMode="numeric"
            autoComplete="off"
            aria-label={texts.quantity_of(name)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={sentence ? error : undefined}
            onChange={({ target }) => typeQuantity(product_id, target.value)}
            onFocus={({ target }) => target.select()}
            onKeyDown={goOn}
          />
        ) : (
          quantity
        )}
      </td>
      {is_own && (
        <td className="print:hidden">
          <button
            className="icon-button"
            type="button"
            aria-label={`${texts.remove}${texts.of(name)}`}
            onClick={() => removeListLine(product_id)}
          >
            <Icon name="close" />
          </button>
        </td>
      )}
    </tr>
  )
}

function Price({ line: { unit_price, tax_rate } }: { line: EditedLine['line'] }) {
  if (unit_price === null) return '—'
  return (
    <span>
      {getSite().is_corporate && tax_rate && (
        <span className="price-untaxed">
          {productText.untaxed(formatYen(withoutTax(unit_price, tax_rate)))}
        </span>
      )}
      {formatYen(unit_price)}
      <small>{cartTexts.tax_included}</small>
    </span>
  )
}

/** Enter and the arrows go from one quantity to the next, as in a sheet. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.nativeEvent.isComposing) return
  event.preventDefault()
  const fields = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])]
  fields[fields.indexOf(event.currentTarget) + step]?.focus()
}
