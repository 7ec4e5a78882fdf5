import { AddressCard } from '#src/islands/address/AddressCard.tsx'
import { AddressFiles } from '#src/islands/address/AddressFiles.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { ConfirmButton } from '#src/islands/ui/ConfirmButton.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { slicePage } from '#src/rules/page/slice-page.ts'
import { addressBookResource, type AddressBook } from '#src/stores/member/address-book.ts'
import { removeAllAddresses } from '#src/stores/member/change-address-book.ts'
import { getPageNumber } from '#src/stores/calls/page-list.ts'
import { addressTexts as texts } from '#src/text/member/mypage-addresses.ts'

/** Behaviour 3.2: 10 a page. */
const PER_PAGE = 10

/** The address book: the list, and the whole of it as a file. */
export function AddressListView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={addressBookResource} rows={3}>
        {(book) => <Book {...book} />}
      </ResourceScreen>
    </>
  )
}

function Book({ data, limit }: AddressBook) {
  const changes = useChanges()
  const { data: shown, paging } = slicePage(data, getPageNumber(), PER_PAGE)
  const others = data.filter(({ division_ct }) => division_ct !== 1).length
  const isFull = limit !== null && data.length >= limit
  return (
    <>
      <div className="record-bar">
        {isFull ? (
          <p>{texts.full}</p>
        ) : (
          <a className="button button-primary" href="/mypage/address/add/">
            {texts.add}
          </a>
        )}
        {limit !== null && <p className="record-count">{texts.used(data.length, limit)}</p>}
      </div>
      {data.length === 0 ? (
        <EmptyNote text={texts.empty} />
      ) : (
        <>
          <ul className="record-list">
            {shown.map((address) => (
              <AddressCard address={address} changes={changes} key={address.id} />
            ))}
          </ul>
          <Pager paging={paging} />
        </>
      )}
      {others > 0 && (
        <div className="record-all">
          <ConfirmButton
            className="button-small button-quiet"
            title={texts.delete_all_title}
            text={texts.delete_all_text(others)}
            confirm={texts.delete_all}
            is_busy={changes.busy === 'delete-all'}
            onConfirm={() => changes.change('delete-all', removeAllAddresses, 'member.deleted')}
          >
            {texts.delete_all}
          </ConfirmButton>
        </div>
      )}
      <AddressFiles />
    </>
  )
}
