/** What the API says when content is not there. */
export const NOT_FOUND = {
  stylist: 'お探しのスタイリストは見つかりませんでした。',
  landing_page: 'お探しのページは見つかりませんでした。公開期間が終了した可能性があります。',
  banner: 'お探しのバナーは見つかりませんでした。',
} as const

/** Answers about files of the storage, by code. */
export const FILES_CONTENTS = {
  'files_contents.not_ours': 'この店舗のファイルではないため、表示できません。',
  not_found: 'お探しのファイルは見つかりませんでした。',
} as const
