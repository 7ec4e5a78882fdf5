import { NumberInput, SelectInput } from 'react-admin'
import type { AdminProduct } from '#contract/shapes/admin.ts'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'
import { KeyInput } from './KeyInput.tsx'
import { ProductBulkActions } from './ProductBulkActions.tsx'

const toChoices = (words: Record<string, string>) => Object.entries(words).map(([id, name]) => ({ id, name }))

const filters = [
  <SelectInput
    key="stock"
    source="stock"
    alwaysOn
    choices={toChoices(CATALOGUE_TEXT.stocks)}
    helperText={false}
  />,
  <SelectInput
    key="sort"
    source="sort"
    alwaysOn
    choices={toChoices(CATALOGUE_TEXT.sorts)}
    helperText={false}
  />,
  <KeyInput key="category" source="category" kind="categories" helperText={false} />,
  <KeyInput key="maker" source="maker" kind="makers" helperText={false} />,
  <KeyInput key="brand" source="brand" kind="brands" helperText={false} />,
  <KeyInput key="tag" source="tag" kind="tags" helperText={false} />,
  <NumberInput key="price_from" source="price_from" min={0} helperText={false} />,
  <NumberInput key="price_to" source="price_to" min={0} helperText={false} />,
]

const ONE_LINE = { whiteSpace: 'nowrap' }

export default function ProductList() {
  return (
    <KindList<AdminProduct>
      filters={filters}
      bulkActions={<ProductBulkActions />}
      describe={(product) => `${toPrice(product)}　${toStock(product)}`}
    >
      <Column source="name" />
      <Column<AdminProduct> source="code" render={({ products }) => products[0]?.code} />
      <Column<AdminProduct> source="unit_price" align="right" render={toPrice} sx={ONE_LINE} />
      <Column<AdminProduct>
        source="stock"
        align="right"
        render={(product) => formatNumber(countStock(product))}
      />
      <Column<AdminProduct>
        source="products"
        render={({ products }) =>
          products.length === 1 ? CATALOGUE_TEXT.one_kind : CATALOGUE_TEXT.kinds(products.length)
        }
      />
      <PublicationColumn />
    </KindList>
  )
}

function toPrice({ products }: AdminProduct): string {
  const prices = products.map(({ unit_price }) => unit_price)
  return CATALOGUE_TEXT.price(Math.min(...prices), Math.max(...prices))
}

const countStock = ({ products }: AdminProduct) => products.reduce((sum, { stock }) => sum + stock, 0)
const toStock = (product: AdminProduct) => CATALOGUE_TEXT.stock(countStock(product))
