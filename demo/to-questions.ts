import type { DemoQuestion } from './demo-shop.ts'

type Row = readonly [
  product_key: string,
  asked_days_ago: number,
  nickname: string,
  question: string,
  answer: string,
]

/** Questions and answers written down as rows, the text being what matters in those files. */
export function toQuestions(rows: readonly Row[]): DemoQuestion[] {
  return rows.map(([product_key, asked_days_ago, nickname, question, answer]) => ({
    product_key,
    asked_days_ago,
    nickname,
    question,
    answer,
  }))
}
