import type { ProductInput } from './shapes/admin.ts'

/** What a product is that says no more than it must; its key, name and variations are left to whoever makes it. */
export const BLANK_PRODUCT = {
  name_kana: '',
  catch_copy: '',
  description: '',
  maker_key: null,
  brand_key: null,
  category_keys: [],
  tag_keys: [],
  tax_rate: 10,
  is_giftable: false,
  pictures: [],
  specs: [],
  axes: [],
} satisfies Omit<ProductInput, 'key' | 'name' | 'products'>
