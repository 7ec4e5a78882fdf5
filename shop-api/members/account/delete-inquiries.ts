import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import { upload_files } from '#shop-api/db/schema/visitors.ts'

/** Deletes talks and what was handed in with them. @param which of `inquiries` */
export async function deleteInquiries(tx: Tx, which: SQL | undefined): Promise<void> {
  const gone = await tx
    .delete(inquiries)
    .where(which)
    .returning({ files: inquiries.files, channel_id: inquiries.channel_id })
  for (const { files, channel_id } of gone.filter((one) => one.files.length > 0)) {
    await tx
      .delete(upload_files)
      .where(and(eq(upload_files.channel_id, channel_id), inArray(upload_files.path, files)))
  }
}
