import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { AdminQuestion } from '#contract/shapes/talk.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { product_questions } from '#shop-api/db/schema/visitors.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { REQUEST_MAILS } from '#src/text/product/product-request.ts'

interface Scope {
  db: Db
  channel: Channel
  now: Date
}

/** Questions for the staff: open ones first, the longest waiting on top; then the others, latest answer first. */
export async function listQuestionsToAnswer(
  { db, channel }: Pick<Scope, 'db' | 'channel'>,
  state: 'waiting' | 'answered',
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: AdminQuestion[]; total: number }> {
  const { answered_at, asked_at, id, channel_id } = product_questions
  const isIn = state === 'waiting' ? isNull(answered_at) : isNotNull(answered_at)
  const condition = and(eq(channel_id, channel.id), isIn)
  const order = state === 'waiting' ? [asc(asked_at), asc(id)] : [desc(answered_at), desc(id)]
  const [rows, total] = await Promise.all([
    selectQuestions(db)
      .where(condition)
      .orderBy(...order)
      .limit(range.limit)
      .offset(range.offset),
    db.$count(product_questions, condition),
  ])
  return { data: rows.map(toAdminQuestion), total }
}

/**
 * Answers a question, and the product's page is published again. Only the first answer is mailed: a correction is on
 * the page.
 * @throws ApiError 404 for a question of another shop
 */
export function answerQuestion(
  { db, channel, now, actor }: Scope & { actor: Actor },
  id: number,
  answer: string,
): Promise<AdminQuestion> {
  return db.transaction(async (tx) => {
    const isQuestion = and(eq(product_questions.id, id), eq(product_questions.channel_id, channel.id))
    await tx.select({ id: product_questions.id }).from(product_questions).where(isQuestion).for('update')
    const [before] = await selectQuestions(tx).where(isQuestion)
    if (!before) throw notFound(EDITOR_ERRORS.gone)
    await tx.update(product_questions).set({ answer, answered_at: now }).where(isQuestion)
    const { key, name } = before.product
    await recordChange(tx, {
      channel_id: channel.id,
      changed: [{ type: 'product', key, action: 'updated' }],
      now,
    })
    const about = { channel_id: channel.id, now, actor, area: 'orders', kind: 'product-questions' } as const
    const was = before.question.answer
    await recordEdit(tx, { ...about, key: id, name, before: { answer: was }, after: { answer } })
    const answered = { ...before, question: { ...before.question, answer, answered_at: now } }
    if (was === null) await tellAsker(tx, { channel, now }, answered)
    return toAdminQuestion(answered)
  })
}

type Row = Awaited<ReturnType<typeof selectQuestions>>[number]

const selectQuestions = (db: Db | Tx) =>
  db
    .select({ question: product_questions, product: { key: product_models.key, name: product_models.name } })
    .from(product_questions)
    .innerJoin(product_models, eq(product_models.id, product_questions.model_id))

async function tellAsker(
  tx: Tx,
  { channel, now }: Pick<Scope, 'channel' | 'now'>,
  { question: { id, email, nickname, question, answer }, product }: Row,
): Promise<void> {
  if (email === null || answer === null) return
  const seller = await loadSeller(tx, channel.id, channel.name)
  const { subject, lines } = REQUEST_MAILS.answer
  const words = lines(nickname, seller.shop, product.name, question, answer)
  const mail = await createLetter(email, subject(seller.shop, product.name), words, seller, {
    code: 'question_answered',
    values: { name: nickname, product: product.name, question, answer },
  })
  await queueMail(tx, { channel_id: channel.id, topic: `product-answer:${id}`, mail, now })
}

function toAdminQuestion({ question, product }: Row): AdminQuestion {
  const { id, nickname, email, question: asked, answer, asked_at, answered_at } = question
  return {
    id,
    product,
    nickname,
    email,
    question: asked,
    answer,
    asked_at: asked_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  }
}
