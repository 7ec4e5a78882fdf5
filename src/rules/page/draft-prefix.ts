/** Prefix of the keys of everything this tab keeps of typed forms. */
export const DRAFT_PREFIX = 'noren.draft.'
