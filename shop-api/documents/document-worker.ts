import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { drawDocument } from './draw-document.ts'
import type { TradeDocument } from './trade-document.ts'

/** Runs in a thread of its own (`print-document.ts`). */
export default function drawBeside(document: TradeDocument): Promise<DownloadableFile> {
  return drawDocument(document)
}
