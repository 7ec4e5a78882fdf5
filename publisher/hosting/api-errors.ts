/** What a visitor reads when the API does not answer, whatever server stands in between (contract/shapes/error.ts). */
export const apiUnreachable = {
  code: 'api_unreachable',
  message: 'ただいまショップのサーバーに接続できません。しばらくしてからもう一度お試しください。',
}

/** The staff's addresses on a shop's own host (`judge-address.ts`). */
export const notHere = {
  code: 'not_found',
  message: 'お探しのページは見つかりませんでした。',
}

export const apiTimeout = {
  code: 'api_timeout',
  message: 'ショップのサーバーからの応答がありません。しばらくしてからもう一度お試しください。',
}
