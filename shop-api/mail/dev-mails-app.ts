import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Db } from '#shop-api/db/db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { DEV_MAILS } from '#src/text/editor/dev-mails.ts'

const SHOWN = 100

/**
 * The outbox as a page, for developing without SMTP: a list, and each mail in both forms. Mounted only when there
 * is no SMTP_URL and never in production: mails carry names and addresses.
 */
export function createDevMailsApp(db: Db): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    // No other site's page that this browser opens may read the links in the mails.
    c.res.headers.delete('access-control-allow-origin')
  })
  app.get('/', async (c) => {
    const rows = await db.select().from(mails).orderBy(desc(mails.id)).limit(SHOWN)
    return c.html(
      writePage(
        DEV_MAILS.title,
        html`<table>
          <thead>
            <tr>
              ${DEV_MAILS.columns.map((name) => html`<th>${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (mail) =>
                html`<tr>
                  <td>${mail.created_at.toISOString()}</td>
                  <td>${mail.to}</td>
                  <td><a href="/dev/mails/${mail.id}">${mail.subject}</a></td>
                  <td>${mail.state}</td>
                </tr>`,
            )}
          </tbody>
        </table>`,
      ),
    )
  })
  app.get('/:id{[0-9]+}', async (c) => {
    const mail = await findMail(db, c.req.param('id'))
    if (mail === undefined) return c.notFound()
    return c.html(
      writePage(
        mail.subject,
        html`<p><a href="/dev/mails">${DEV_MAILS.title}</a></p>
          <p>${mail.from_name} &lt;${mail.from_address}&gt; → ${mail.to}</p>
          <iframe title="HTML" src="/dev/mails/${mail.id}/html" width="100%" height="900"></iframe>
          <pre style="white-space:pre-wrap">${mail.text}</pre>`,
      ),
    )
  })
  app.get('/:id{[0-9]+}/html', async (c) => {
    const mail = await findMail(db, c.req.param('id'))
    if (mail === undefined) return c.notFound()
    // As harmless as in a mail reader: no script, nothing from other hosts.
    c.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    return c.html(mail.html)
  })
  return app
}

async function findMail(db: Db, id: string) {
  const [mail] = await db
    .select()
    .from(mails)
    .where(eq(mails.id, Number(id)))
  return mail
}

function writePage(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`
}
