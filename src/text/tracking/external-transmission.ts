import type { PageService, TrackingDestination } from '#contract/shapes/event.ts'

/** What a destination of events is told, who runs it and what for (外部送信規律, Telecommunications Business Act 27-12). */
interface TransmissionWords {
  name: string
  receiver: string
  told: string
  purpose: string
  /** The receiver's own words about it; null for the shop itself. */
  policy_url: string | null
}

export const externalTransmissionText = {
  title: '外部送信について',
  lead: '当店では、サービスの改善や広告の配信のため、お客様がご利用の端末から次の情報を送信しています。お名前・ご住所・カード番号などは、これらの送信先へは送信しません。',
  none: '当店は、お客様の端末の情報を外部の事業者へ送信していません。',
  receiver: '送信先',
  /** With the host of its script, by which a visitor can recognise or block it. */
  receiver_at: (receiver: string, hosts: string) => `${receiver}（${hosts}）`,
  told: '送信する情報',
  purpose: '利用目的',
  policy: '送信先のプライバシーポリシー',
  change: '送信の設定を変更する',
  consent_required: '送信は、お客様に許可していただいた場合に限り行います。',
  destinations: {
    own_events: {
      name: '当店による利用状況の記録',
      receiver: '当店',
      told: '閲覧・検索・カートへの追加・ご購入などの操作、商品・数量・金額、日時、ブラウザごとの識別子、ログイン中の方は会員番号',
      purpose: '品ぞろえと使いやすさの改善',
      policy_url: null,
    },
    tag_manager: {
      name: 'Google タグマネージャー・Google アナリティクス',
      receiver: 'Google LLC',
      told: '閲覧したページのURL、閲覧・検索・カートへの追加・ご購入などの操作、商品・数量・金額、Cookieなどの識別子、IPアドレス、ブラウザと端末の種類',
      purpose: 'ご利用状況の分析、タグの管理',
      policy_url: 'https://policies.google.com/privacy?hl=ja',
    },
    retargeting: {
      name: '広告の配信（リターゲティング）',
      receiver: 'Google タグマネージャーを通じて設定した広告配信事業者',
      told: '閲覧した商品・カートの商品・購入した商品の番号（最大3件）、Cookieなどの識別子',
      purpose: '関心に合わせた広告の配信、広告の効果の測定',
      policy_url: 'https://policies.google.com/technologies/ads?hl=ja',
    },
    third_party_tag: {
      name: '広告の配信・効果測定のタグ',
      receiver: '当店が利用する広告サービスの提供事業者',
      told: '閲覧したページのURLと内容、操作、Cookieなどの識別子、IPアドレス、ブラウザと端末の種類',
      purpose: '広告の配信、広告の効果の測定',
      policy_url: null,
    },
    recommendation: {
      name: 'おすすめ商品の表示',
      receiver: '当店が利用するおすすめ表示サービスの提供事業者',
      told: '閲覧したページのURLと商品、操作、Cookieなどの識別子、IPアドレス、ブラウザと端末の種類',
      purpose: '関心に合わせたおすすめ商品の表示',
      policy_url: null,
    },
    popup_service: {
      name: 'ポップアップの表示',
      receiver: '当店が利用するポップアップサービスの提供事業者',
      told: '閲覧したページのURLと内容、操作、Cookieなどの識別子、IPアドレス、ブラウザと端末の種類',
      purpose: 'ご案内やキャンペーンの表示',
      policy_url: null,
    },
  } satisfies Record<TrackingDestination | PageService, TransmissionWords>,
}

/** The question where visitors are asked before anything is sent. */
export const consentText = {
  label: '情報の送信についてのお願い',
  body: '当店は、サービスの改善と広告の配信のため、閲覧・購入などの情報を利用したいと考えています。許可しない場合も、お買い物はそのままご利用いただけます。',
  more: '送信する情報と送信先',
  allow: '許可する',
  refuse: '許可しない',
}
