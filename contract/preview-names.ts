/** Carries a preview's token where a program reads the shop as it would be. */
export const PREVIEW_HEADER = 'x-preview-token'
/** Where a shop's own address shows a preview: `/preview/{token}/`. */
export const PREVIEW_PATH = '/preview/'
