import { and, eq } from 'drizzle-orm'
import { categories } from '#shop-api/db/schema/catalogue.ts'
import { inquiries, inquiry_comments } from '#shop-api/db/schema/inquiries.ts'
import { daysAgo } from './days-ago.ts'
import type { DemoContext } from './seed-context.ts'

const ASKED_DAYS_AGO = 24

/** A question the demo member asked, with the shop's answer. No mail leaves: it is long ago. */
export async function insertDemoInquiry({
  tx,
  channel_id,
  shop,
  user,
  story,
  now,
}: DemoContext): Promise<void> {
  const { category, asked, answered, thanked } = story.inquiry
  const [found] = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(
      and(
        eq(categories.channel_id, channel_id),
        eq(categories.belongs_to, 'inquiries'),
        eq(categories.key, category),
      ),
    )
  if (!found) throw new Error(`The shop ${shop.channel} takes no inquiries about ${category}`)
  const [inquiry] = await tx
    .insert(inquiries)
    .values({
      channel_id,
      user_id: user.id,
      key: `QDEMO${shop.channel.toUpperCase()}`,
      category_id: found.id,
      category_names: [found.name],
      name: `${user.last_name} ${user.first_name}`,
      name_kana: `${user.last_name_kana} ${user.first_name_kana}`,
      email: user.email ?? '',
      phone: user.cell_phone_number,
      order_no: null,
      body: asked,
      extend: null,
      files: [],
      status: 'open',
      created_at: daysAgo(now, ASKED_DAYS_AGO),
      updated_at: daysAgo(now, ASKED_DAYS_AGO - 2),
    })
    .returning({ id: inquiries.id })
  if (!inquiry) throw new Error(`The inquiry of the demo member of ${shop.channel} was not kept`)
  await tx.insert(inquiry_comments).values([
    {
      inquiry_id: inquiry.id,
      author: 'shop',
      body: answered,
      created_at: daysAgo(now, ASKED_DAYS_AGO - 1),
    },
    {
      inquiry_id: inquiry.id,
      author: 'member',
      body: thanked,
      created_at: daysAgo(now, ASKED_DAYS_AGO - 2),
    },
  ])
}
