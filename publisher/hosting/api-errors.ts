/** What a visitor reads when the API does not answer, whatever stands between (contract/shapes/error.ts). */
export const apiUnreachable = {
  code: 'api_unreachable',
  message: 'ただいまショップのサーバーに接続できません。しばらくしてからもう一度お試しください。',
}

export const apiTimeout = {
  code: 'api_timeout',
  message: 'ショップのサーバーからの応答がありません。しばらくしてからもう一度お試しください。',
}
