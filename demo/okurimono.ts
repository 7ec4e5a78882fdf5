import { countCurated, createProducts } from './create-products.ts'
import { demoMembers } from './demo-members.ts'
import type { DemoShop } from './demo-shop.ts'
import { blogs } from './okurimono/blogs.ts'
import { brands } from './okurimono/brands.ts'
import { catalogs, coupons, landingPages } from './okurimono/campaigns.ts'
import { categories } from './okurimono/categories.ts'
import { shipping_fees, company } from './okurimono/company.ts'
import {
  banners,
  collections,
  freeAreas,
  inquiryCategories,
  messages,
  staticPages,
  tradeLaw,
} from './okurimono/content.ts'
import { qaCategories, qas } from './okurimono/faq.ts'
import { makers } from './okurimono/makers.ts'
import { menus } from './okurimono/menus.ts'
import { memberStory } from './okurimono/member-story.ts'
import { news } from './okurimono/news.ts'
import { questions } from './okurimono/questions.ts'
import { range } from './okurimono/range.ts'
import { colourScheme, settings } from './okurimono/settings.ts'
import { stylists } from './okurimono/stylists.ts'
import { tags } from './okurimono/tags.ts'
import { toMemberTerms } from './to-member-terms.ts'

/** 結日堂: a quiet gift shop in Kanazawa, in the simple theme with its own overrides. Every name is invented. */
export const okurimono: DemoShop = {
  channel: 'okurimono',
  settings,
  company,
  colour_scheme: colourScheme,
  categories,
  makers,
  brands,
  tags,
  keycode: null,
  products: (count) => createProducts(range, count),
  default_product_count: countCurated(range.lines),
  collections,
  news,
  blogs,
  banners,
  popups: [
    {
      title: 'お歳暮のご注文を承っています',
      body_html:
        '<p>お届け先が多い方は、一度のご注文で20件まで、品と熨斗をそれぞれお選びいただけます。熨斗・包装・お手紙は無料で承ります。</p>',
      href: '/lp/seibo/',
    },
  ],
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
  text_files: [toMemberTerms(company, '結日堂')],
  inquiry_categories: inquiryCategories,
  shipping_fees,
  members: demoMembers,
  member_story: memberStory,
}
