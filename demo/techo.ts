import { countCurated, createProducts } from './create-products.ts'
import { demoMembers } from './demo-members.ts'
import type { DemoShop } from './demo-shop.ts'
import { blogs } from './techo/blogs.ts'
import { catalogs, coupons, landingPages } from './techo/campaigns.ts'
import { categories, tags } from './techo/categories.ts'
import { company, shipping_fees } from './techo/company.ts'
import {
  banners,
  collections,
  freeAreas,
  inquiryCategories,
  menus,
  messages,
  staticPages,
  tradeLaw,
} from './techo/content.ts'
import { qaCategories, qas } from './techo/faq.ts'
import { brands, makers } from './techo/makers.ts'
import { news } from './techo/news.ts'
import { memberStory, questions, stylists } from './techo/people.ts'
import { range } from './techo/range.ts'
import { colourScheme, settings } from './techo/settings.ts'
import { toMemberTerms } from './to-member-terms.ts'

/** ますめ文具店: a small stationer's in Matsumoto, everything on a grid of five millimetres. Every name is invented. */
export const techo: DemoShop = {
  channel: 'techo',
  settings,
  keycode: null,
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
  text_files: [toMemberTerms(company, 'ますめ文具店')],
  inquiry_categories: inquiryCategories,
  shipping_fees,
  members: demoMembers,
  member_story: memberStory,
}
