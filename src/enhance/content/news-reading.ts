import { readPlainAsMember } from '#src/api/plain-as-member.ts'
import { getAccessToken } from '#src/stores/session/access-token.ts'
import { noteReadNews } from '#src/stores/member/member-notes.ts'
import { $session } from '#src/stores/session/session.ts'
import { articleText } from '#src/text/content/article.ts'
import { whenSeen } from '#src/enhance/page/when-seen.ts'

/** Marks the news on screen as read, and those in the list a member has not read yet. */
export function followReading(): void {
  const open = Number(document.querySelector<HTMLElement>('[data-readable]')?.dataset['readable'])
  if (open > 0) whenSeen(() => noteReadNews(open))
  const rows = [...document.querySelectorAll<HTMLElement>('[data-article]')]
  if (rows.length === 0) return
  $session.subscribe(({ state }) => {
    if (state === 'member') void markUnread(rows)
  })
}

/** Without an answer nothing is marked. */
async function markUnread(rows: readonly HTMLElement[]): Promise<void> {
  const token = getAccessToken()?.access_token
  if (!token) return
  const page = Number(/\/page\/(\d+)\//.exec(location.pathname)?.[1] ?? 1)
  const query = { page, per: rows.length }
  const answer = await readPlainAsMember('GET /v1/news', { query }, token).catch(() => null)
  const unread = new Set(answer?.data.filter(({ is_read }) => is_read === false).map(({ key }) => key))
  for (const row of rows) {
    if (!unread.has(row.dataset['article'] ?? '') || row.querySelector('.unread')) continue
    const mark = document.createElement('span')
    mark.className = 'tag unread'
    mark.textContent = articleText.unread
    row.querySelector('.article-facts')?.append(mark)
  }
}
