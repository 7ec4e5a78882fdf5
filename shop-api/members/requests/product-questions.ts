import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { ProductQuestion } from '#contract/shapes/product-question.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import type { Db } from '#shop-api/db/db.ts'
import { product_questions } from '#shop-api/db/schema/visitors.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { findEmail } from '#shop-api/members/account/load-member.ts'
import type { Member } from '#shop-api/members/member.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { ANONYMOUS, REQUEST_ERRORS, REQUEST_MAILS } from '#src/text/product/product-request.ts'

/** Answered questions about a product, the latest answer first. Unanswered ones are not shown. */
export async function listProductQuestions(
  db: Db,
  model_id: number,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: ProductQuestion[]; total: number }> {
  const { answer, answered_at } = product_questions
  const condition = and(eq(product_questions.model_id, model_id), isNotNull(answer), isNotNull(answered_at))
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(product_questions)
      .where(condition)
      .orderBy(desc(answered_at), desc(product_questions.id))
      .limit(range.limit)
      .offset(range.offset),
    db.select({ total: count() }).from(product_questions).where(condition),
  ])
  return { data: rows.flatMap(toQuestion), total: counted?.total ?? 0 }
}

function toQuestion(row: typeof product_questions.$inferSelect): ProductQuestion[] {
  const { id, model_id, nickname, question, answer, asked_at, answered_at } = row
  if (answer === null || answered_at === null) return []
  return [
    {
      id,
      product_id: model_id,
      nickname,
      question,
      answer,
      asked_at: asked_at.toISOString(),
      answered_at: answered_at.toISOString(),
    },
  ]
}

interface AskedQuestion {
  model_id: number
  nickname: string
  email?: string | undefined
  question: string
}

/**
 * Takes a question in and tells the shop by mail. A member is answered at the address of the profile unless another is
 * given. @throws ApiError 422 without an address for the answer
 */
export async function askQuestion(
  { db, channel, now, member }: { db: Db; channel: Channel; now: Date; member: Pick<Member, 'id'> | null },
  { model_id, nickname, email: given, question }: AskedQuestion,
): Promise<void> {
  const email = given ?? (await findEmail(db, member))
  if (email === undefined) {
    const code = 'product_question.email_needed'
    throw invalidField('email', code, REQUEST_ERRORS[code])
  }
  const name = nickname || ANONYMOUS
  await db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(product_questions)
      .values({ channel_id: channel.id, model_id, nickname: name, email, question, asked_at: now })
      .returning({ id: product_questions.id })
    const [model] = await tx
      .select({ name: product_models.name, code: product_models.code })
      .from(product_models)
      .where(eq(product_models.id, model_id))
    if (!inserted || !model) throw new Error(`The question about product ${model_id} was not kept`)
    const seller = await loadSeller(tx, channel.id, channel.name)
    const { subject, lines } = REQUEST_MAILS.question
    const mail = await createLetter(
      seller.company.email,
      subject(seller.shop, model.name),
      lines(model.name, model.code, name, email, question),
      seller,
      {
        code: 'question_arrived',
        values: { product: model.name, product_code: model.code, name, email, question },
      },
    )
    await queueMail(tx, { channel_id: channel.id, topic: `product-question:${inserted.id}`, mail, now })
  })
}
