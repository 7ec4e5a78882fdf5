/** Carries a preview's token where a program reads the shop as it would be. */
export const PREVIEW_HEADER = 'x-preview-token'
/** Where a shop's own address shows a preview: `/preview/{token}/`. */
export const PREVIEW_PATH = '/preview/'
/** Kind of a preview that shows the shop as it is, in other themes. */
export const THEME_PREVIEW = 'theme'
