/** Why a file was not taken, by code. */
export const UPLOAD_ERRORS = {
  'upload_file.type_not_allowed': '画像（JPEG・PNG・WebP・GIF・AVIF）またはPDFのファイルをお選びください。',
} as const
