import * as z from 'zod/mini'

/** Papers the staff print for packing. */
export const PaperKindSchema = z.enum(['picking_list', 'delivery_notes', 'noshi_papers', 'message_cards'])
export type PaperKind = z.infer<typeof PaperKindSchema>
