import { countCurated, createProducts } from './create-products.ts'
import type { DemoShop } from './demo-shop.ts'
import { blogs } from './hojin/blogs.ts'
import { brands } from './hojin/brands.ts'
import { catalogs, coupons, landingPages } from './hojin/campaigns.ts'
import { businessAccounts } from './hojin/business.ts'
import { categories } from './hojin/categories.ts'
import { shipping_fees, company } from './hojin/company.ts'
import {
  banners,
  collections,
  freeAreas,
  inquiryCategories,
  messages,
  staticPages,
  tradeLaw,
} from './hojin/content.ts'
import { qaCategories, qas } from './hojin/faq.ts'
import { makers } from './hojin/makers.ts'
import { menus } from './hojin/menus.ts'
import { memberStory } from './hojin/member-story.ts'
import { members } from './hojin/members.ts'
import { news } from './hojin/news.ts'
import { questions } from './hojin/questions.ts'
import { range } from './hojin/range.ts'
import { colourScheme, keycode, settings } from './hojin/settings.ts'
import { stylists } from './hojin/stylists.ts'
import { tags } from './hojin/tags.ts'
import { toMemberTerms } from './to-member-terms.ts'

/** 資材のかなめ: supplies for workshops and offices, for companies only, behind a keycode. Every name is invented. */
export const hojin: DemoShop = {
  channel: 'hojin',
  settings,
  keycode,
  company,
  colour_scheme: colourScheme,
  categories,
  makers,
  brands,
  tags,
  products: (count) => createProducts(range, count),
  default_product_count: countCurated(range.lines),
  collections,
  news,
  blogs,
  banners,
  free_areas: freeAreas,
  messages,
  static_pages: staticPages,
  trade_law: tradeLaw,
  menus,
  qa_categories: qaCategories,
  qas,
  product_questions: questions,
  stylists,
  coupons,
  landing_pages: landingPages,
  catalogs,
  text_files: [toMemberTerms(company, '資材のかなめ')],
  inquiry_categories: inquiryCategories,
  shipping_fees,
  members,
  business_accounts: businessAccounts,
  member_story: memberStory,
}
