import { blogs } from './atelier/blogs.ts'
import { catalogs, coupons, landingPages } from './atelier/campaigns.ts'
import { categories } from './atelier/categories.ts'
import { company, shipping_fees } from './atelier/company.ts'
import {
  banners,
  collections,
  freeAreas,
  inquiryCategories,
  messages,
  staticPages,
  tradeLaw,
} from './atelier/content.ts'
import { qaCategories, qas } from './atelier/faq.ts'
import { brands, makers } from './atelier/makers.ts'
import { memberStory } from './atelier/member-story.ts'
import { menus } from './atelier/menus.ts'
import { news } from './atelier/news.ts'
import { questions } from './atelier/questions.ts'
import { range } from './atelier/range.ts'
import { colourScheme, settings } from './atelier/settings.ts'
import { withMeasures } from './atelier/size-tables.ts'
import { stylists } from './atelier/stylists.ts'
import { tags } from './atelier/tags.ts'
import { countCurated, createProducts } from './create-products.ts'
import { demoMembers } from './demo-members.ts'
import type { DemoShop } from './demo-shop.ts'
import { toMemberTerms } from './to-member-terms.ts'

/** ものさし衣料室: a clothes shop that measures before it describes. Every name is invented. */
export const atelier: DemoShop = {
  channel: 'atelier',
  settings,
  company,
  colour_scheme: colourScheme,
  categories,
  makers,
  brands,
  tags,
  keycode: null,
  products: (count) => withMeasures(createProducts(range, count)),
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
  text_files: [toMemberTerms(company, 'ものさし衣料室')],
  inquiry_categories: inquiryCategories,
  shipping_fees,
  members: demoMembers,
  member_story: memberStory,
}
