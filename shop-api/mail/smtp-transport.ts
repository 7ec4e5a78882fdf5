import { REQUEST_ID_HEADER } from '#running/request-id.ts'
import type { Transport } from './send-mails.ts'

/** Delivers by SMTP. @param smtp_url e.g. `smtps://user:password@mail.example.jp:465` */
export async function createSmtpTransport(smtp_url: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer')
  const smtp = createTransport({ url: smtp_url, connectionTimeout: 20_000, socketTimeout: 60_000 })
  return async (mail) => {
    const domain = mail.from_address.split('@').at(-1) ?? 'localhost'
    await smtp.sendMail({
      to: mail.to,
      from: { name: mail.from_name, address: mail.from_address },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // The same for every try, so that a copy is recognised.
      messageId: `<${encodeURIComponent(mail.topic)}.${mail.id}@${domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(mail.request_id !== null && { [REQUEST_ID_HEADER]: mail.request_id }),
      },
    })
  }
}
