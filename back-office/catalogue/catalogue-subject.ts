import BrandIcon from '@mui/icons-material/BookmarkBorder'
import CategoryIcon from '@mui/icons-material/AccountTreeOutlined'
import CollectionIcon from '@mui/icons-material/AutoAwesomeOutlined'
import MakerIcon from '@mui/icons-material/FactoryOutlined'
import ProductIcon from '@mui/icons-material/Inventory2Outlined'
import TagIcon from '@mui/icons-material/LocalOfferOutlined'
import { USUAL_PIECES_MAX } from '#contract/buying-limits.ts'
import { BLANK_PRODUCT } from '#contract/blank-product.ts'
import type { AdminProduct } from '#contract/shapes/admin.ts'
import {
  BRANDS_TEXT,
  CATEGORIES_TEXT,
  COLLECTIONS_TEXT,
  MAKERS_TEXT,
  PRODUCTS_TEXT,
  TAGS_TEXT,
} from '#src/text/back-office/catalogue.ts'
import type { Subject } from '../frame/subject.ts'
import { dropEmpty } from '../kinds/drop-empty.ts'

type Variation = AdminProduct['products'][number]
/** A row that is added to others begins with null in every field. */
type Row = { [Field in keyof Variation]?: Variation[Field] | null }

/**
 * A variation has as many options as the product has axes: those of an axis that was removed go with it.
 * What orders take while a form is open stays taken: the API is told which stock the editor saw.
 */
function completeVariations(changes: Record<string, unknown>, base: Record<string, unknown>) {
  if (!changes['products'] && !(changes['axes'] && base['products'])) return changes
  const axes = (changes['axes'] ?? base['axes'] ?? []) as string[]
  const { products: before = [] } = base as Partial<AdminProduct>
  const seen = new Map(before.map(({ id, stock }) => [id, stock]))
  const products = ((changes['products'] ?? before) as Row[]).map(({ id, options, pictures, ...row }) => ({
    ...row,
    // An emptied field means what a new variation has.
    order_multiple: row.order_multiple ?? variation.order_multiple,
    max_per_order: row.max_per_order ?? variation.max_per_order,
    options: (options ?? []).slice(0, axes.length),
    ...(pictures && { pictures }),
    ...(id && { id, seen_stock: seen.get(id) }),
  }))
  return { ...changes, products }
}

const variation = {
  code: '',
  options: [],
  unit_price: 0,
  list_price: null,
  stock: 0,
  jan_code: null,
  order_multiple: 1,
  carton_quantity: null,
  max_per_order: USUAL_PIECES_MAX,
  content_amount: null,
}

export const catalogueSubject: Subject = {
  area: 'catalogue',
  group: 'goods',
  entries: [
    {
      kind: 'products',
      text: PRODUCTS_TEXT,
      icon: ProductIcon,
      title: 'name',
      list: () => import('./ProductList.tsx'),
      form: () => import('./ProductForm.tsx'),
      blank: {
        ...BLANK_PRODUCT,
        key: '',
        name: '',
        is_giftable: true,
        is_embroiderable: false,
        fit_kind: 'none',
        best_before: '',
        release_month: null,
        content_unit: null,
        size_table: null,
        accessory_keys: [],
        position: 0,
        products: [variation],
      },
      prepare: completeVariations,
      has_dates: true,
      has_preview: true,
      change: { type: 'product', key: 'key' },
    },
    {
      kind: 'categories',
      text: CATEGORIES_TEXT,
      icon: CategoryIcon,
      title: 'name',
      list: () => import('./CategoryTree.tsx'),
      form: () => import('./CategoryForm.tsx'),
      blank: { key: '', name: '', description: '', picture: null, parent_key: null },
      change: { type: 'category', key: 'key' },
    },
    {
      kind: 'makers',
      text: MAKERS_TEXT,
      icon: MakerIcon,
      title: 'name',
      list: () => import('./MakerList.tsx'),
      form: () => import('./MakerForm.tsx'),
      blank: { key: '', name: '', name_kana: '', country: '', description: '', logo: null },
      has_dates: true,
      has_preview: true,
      change: { type: 'maker', key: 'key' },
    },
    {
      kind: 'brands',
      text: BRANDS_TEXT,
      icon: BrandIcon,
      title: 'name',
      list: () => import('./BrandList.tsx'),
      form: () => import('./BrandForm.tsx'),
      blank: { key: '', name: '', name_kana: '', description: '', maker_key: null },
      change: { type: 'brand', key: 'key' },
    },
    {
      kind: 'tags',
      text: TAGS_TEXT,
      icon: TagIcon,
      title: 'name',
      list: () => import('./TagList.tsx'),
      form: () => import('./TagForm.tsx'),
      blank: { key: '', name: '' },
      prepare: dropEmpty('password'),
      order: {},
      change: { type: 'tag', key: 'key' },
    },
    {
      kind: 'collections',
      text: COLLECTIONS_TEXT,
      icon: CollectionIcon,
      title: 'name',
      list: () => import('./CollectionList.tsx'),
      form: () => import('./CollectionForm.tsx'),
      blank: { alias: '', name: '', description: '', product_keys: [] },
      change: { type: 'collection', key: 'alias' },
    },
  ],
}
