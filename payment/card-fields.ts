import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'

/** Tokens of the theme, from which a provider's fields take their look. */
export const CARD_FRAME_LOOK = [
  'font-body',
  'text-sm',
  'text-base',
  'color-ground',
  'color-ink',
  'color-ink-soft',
  'color-edge',
  'color-accent',
  'color-danger',
  'color-focus',
  'radius-control',
] as const

/** What stands for a card that was typed. */
export interface CardToken {
  token: string
  brand: string
  last4: string
  /** `YYYYMM` (behaviour 5.15). */
  expiry: string
}

export type CardTokenEnd =
  | { state: 'made'; card: CardToken }
  /** The fields are marked; these are the sentences for the list of errors. */
  | { state: 'refused'; sentences: string[] }
  /** The provider could not be asked. */
  | { state: 'failed'; reason: 'network' | 'timeout' }

export interface CardFieldsEvents {
  onReady: () => void
  /** Enter was pressed in a field. */
  onEnter: () => void
  /** Nothing is marked as wrong any more. */
  onCorrected: () => void
  /** Nothing came: the provider cannot be reached. */
  onSilence: () => void
}

/** A provider's card fields as they stand on the page. */
export interface CardFields {
  /** Has the provider turn what was typed into a token. */
  submit: () => Promise<CardTokenEnd>
  /** Takes the fields off the page. */
  close: () => void
}

/**
 * The browser part of a provider: puts its own fields into an empty element, in frames of the provider's origin, so that
 * the page never sees a card number. `title` names the frame for screen readers.
 */
export type MountCardFields = (
  place: HTMLElement,
  options: { settings: PaymentServiceSettings; id: string; title: string },
  events: CardFieldsEvents,
) => CardFields
