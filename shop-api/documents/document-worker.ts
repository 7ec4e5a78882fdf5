import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { drawDocument } from './draw-document.ts'
import { drawDeliveryNotes } from './draw-delivery-notes.ts'
import { drawInvoice } from './draw-invoice.ts'
import { drawReturnInvoice } from './draw-return-invoice.ts'
import { drawMessageCards } from './draw-message-cards.ts'
import { drawNoshiPapers } from './draw-noshi-papers.ts'
import { drawPickingList } from './draw-picking-list.ts'
import type { PrintedDocument } from './print-document.ts'

/** Runs in a thread of its own (`print-document.ts`). */
export default function drawBeside(document: PrintedDocument): Promise<DownloadableFile> {
  if (document.kind === 'picking_list') return drawPickingList(document)
  if (document.kind === 'delivery_notes') return drawDeliveryNotes(document)
  if (document.kind === 'noshi_papers') return drawNoshiPapers(document)
  if (document.kind === 'message_cards') return drawMessageCards(document)
  if (document.kind === 'invoice') return drawInvoice(document)
  if (document.kind === 'return_invoice') return drawReturnInvoice(document)
  return drawDocument(document)
}
