/** Photographs the API reads, as `accept` of an input has them; the endings are for browsers that do not know HEIC. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'
