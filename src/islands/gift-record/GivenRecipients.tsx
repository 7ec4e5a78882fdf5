import { useState } from 'react'
import type { GivenRecipient } from '#contract/shapes/recipients.ts'
import { createGivenSeasonResource } from '#src/stores/gift/given-seasons.ts'
import { givenSeasonTexts as texts } from '#src/text/gift/given-seasons.ts'
import { describeNoshi } from '#src/text/gift/noshi.ts'
import { LoadedScreen } from '../ui/LoadedScreen.tsx'
import { AddressLines } from '../ui/AddressLines.tsx'
import { toProductPath } from '#src/rules/page/page-paths.ts'

/** Everybody who got something in a season, and what. Read when it is opened. */
export function GivenRecipients({ season_key }: { season_key: string }) {
  const [resource] = useState(() => createGivenSeasonResource(season_key))
  return (
    <LoadedScreen resource={resource} rows={3}>
      {({ recipients }) => (
        <ul className="given-people">
          {recipients.map((recipient, place) => (
            <Recipient recipient={recipient} key={place} />
          ))}
        </ul>
      )}
    </LoadedScreen>
  )
}

function Recipient({ recipient }: { recipient: GivenRecipient }) {
  const { address, goods, wrapping, noshi, message, order_no, is_given_again, moved_to } = recipient
  const facts = [
    [texts.wrapping, wrapping && texts.wrappings[wrapping]],
    [texts.noshi, noshi && describeNoshi(noshi)],
    [texts.card, message],
    [texts.order, order_no],
  ].filter(([, value]) => value)
  return (
    <li>
      <AddressLines address={address} className="person" />
      {is_given_again && <p className="given-mark">{texts.given_one}</p>}
      {moved_to && <p className="form-hint">{texts.moved_record}</p>}
      <dl className="facts">
        <div>
          <dt>{texts.goods}</dt>
          <dd>
            {goods.map(({ product_id, key, name, quantity, problem }) => (
              <span className="given-goods" key={product_id}>
                {key === null ? (
                  texts.pieces(name, quantity)
                ) : (
                  <a href={toProductPath(key)}>{texts.pieces(name, quantity)}</a>
                )}
                {problem && <small>{texts.problems[problem]}</small>}
              </span>
            ))}
          </dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
