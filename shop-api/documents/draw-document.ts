import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { drawFoot } from './draw-foot.ts'
import { drawHead } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { openPaper, toBytes } from './paper.ts'
import type { TradeDocument } from './trade-document.ts'

/** A trade document as PDF, with the Japanese face embedded as far as it is used. */
export async function drawDocument(document: TradeDocument): Promise<DownloadableFile> {
  const title = DOCUMENTS[document.kind]
  const paper = openPaper(title, document.issued_at)
  const body = drawHead(paper, document)
  drawFoot(paper, document, drawLines(paper, document, body))
  return {
    bytes: await toBytes(paper, DOCUMENTS.page),
    type: 'application/pdf',
    // What was not ordered yet is told apart by its day.
    name: DOCUMENTS.file_name(
      title,
      document.order_no ?? formatInstantDay(document.issued_at.toISOString()).replaceAll('.', ''),
    ),
  }
}
