/** Begins the key of everything somebody typed into a form that this tab keeps. */
export const DRAFT_PREFIX = 'noren.draft.'
