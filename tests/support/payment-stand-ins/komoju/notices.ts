import { createHmac } from 'node:crypto'
import { makeId } from './book.ts'
import type { StandInEvent } from './shapes.ts'

export interface Delivery {
  /** Each event is sent so many times. */
  copies: number
  /** Kept until they are released. */
  is_held: boolean
}

/** Sends webhooks to the one address of the account. */
export class Notices {
  delivery: Delivery = { copies: 1, is_held: false }
  readonly #held: StandInEvent[] = []
  readonly #url: string | undefined
  readonly #secret: string
  #under_way: Promise<unknown> = Promise.resolve()

  constructor(url: string | undefined, secret: string) {
    this.#url = url
    this.#secret = secret
  }

  take(event: StandInEvent): void {
    if (this.delivery.is_held) this.#held.push(event)
    else this.send(event)
  }

  /** Sends what was held. @returns how many */
  release(is_reversed: boolean): number {
    const held = this.#held.splice(0)
    this.delivery.is_held = false
    for (const event of is_reversed ? held.toReversed() : held) this.send(event)
    return held.length
  }

  /** One after the other, so that their order is the one asked for. */
  send(event: StandInEvent): void {
    for (let copy = 0; copy < this.delivery.copies; copy += 1) {
      this.#under_way = this.#under_way.then(() => this.#post(event))
    }
  }

  /** When all were sent that are not held. */
  async settle(): Promise<void> {
    await this.#under_way
  }

  async #post(event: StandInEvent): Promise<void> {
    if (!this.#url) return
    const body = JSON.stringify(event)
    await fetch(this.#url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Komoju-Webhook',
        'x-komoju-id': makeId(),
        'x-komoju-event': event.type,
        'x-komoju-signature': createHmac('sha256', this.#secret).update(body).digest('hex'),
      },
      body,
    }).catch(() => undefined)
  }
}
