import type { UserAddress } from '#contract/shapes/user-address.ts'
import {
  chooseDefaultAddress,
  chooseDefaultSender,
  removeAddress,
} from '#src/stores/member/change-address-book.ts'
import { addressMarks } from '#src/text/member/address-marks.ts'
import { addressTexts as texts } from '#src/text/member/mypage-addresses.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import type { Changes } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'

/** One address, what it is used for, and what can be done with it. */
export function AddressCard({ address, changes }: { address: UserAddress; changes: Changes }) {
  const { id, shipping_name: name, is_default, is_sender_default } = address
  const { busy, change } = changes
  const isOwn = address.division_ct === 1
  const phones = new Set([address.phone_number, address.cell_phone_number].filter(Boolean))
  return (
    <li className="record-card">
      <div className="record-head">
        <h2>
          {name}
          <small> 様</small>
        </h2>
        {(isOwn || is_default || is_sender_default) && (
          <ul className="record-marks">
            {isOwn && <li>{addressMarks.own}</li>}
            {is_default && <li data-tone="accent">{addressMarks.default}</li>}
            {is_sender_default && <li data-tone="accent">{addressMarks.sender}</li>}
          </ul>
        )}
      </div>
      <address className="record-lines">
        {address.company_name && (
          <p>
            {address.company_name} {address.department_name}
          </p>
        )}
        <p>〒{address.formatted_postal_code}</p>
        <p>{address.full_address}</p>
        <p>
          {texts.phone} {[...phones].join('・')}
        </p>
      </address>
      <div className="record-actions">
        <a
          className="button button-small"
          href={`/mypage/address/${id}/edit/`}
          aria-label={texts.edit_of(name)}
        >
          {mypageTexts.edit}
        </a>
        {!is_default && (
          <BusyButton
            className="button-small"
            is_busy={busy === `default-${id}`}
            onPress={() => void change(`default-${id}`, () => chooseDefaultAddress(id), 'member.chosen')}
          >
            {texts.choose_default}
          </BusyButton>
        )}
        {!is_sender_default && (
          <BusyButton
            className="button-small"
            is_busy={busy === `sender-${id}`}
            onPress={() => void change(`sender-${id}`, () => chooseDefaultSender(id), 'member.chosen')}
          >
            {texts.choose_sender}
          </BusyButton>
        )}
        {!isOwn && (
          <ConfirmButton
            className="button-small button-quiet"
            label={texts.delete_of(name)}
            title={texts.delete_title}
            text={texts.delete_text(name, address.full_address)}
            confirm={mypageTexts.delete}
            is_busy={busy === `delete-${id}`}
            onConfirm={() => change(`delete-${id}`, () => removeAddress(id), 'member.deleted')}
          >
            {mypageTexts.delete}
          </ConfirmButton>
        )}
      </div>
    </li>
  )
}
