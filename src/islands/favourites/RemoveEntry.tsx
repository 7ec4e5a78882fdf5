import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import type { Changes } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

interface Props {
  id: number
  /** Name of the entry, for screen readers. */
  label: string
  changes: Changes
  remove: (id: number) => Promise<CallFailure | null>
}

/** Removes one entry from a history. Nothing of value is lost, so it does not ask. */
export function RemoveEntry({ id, label, changes, remove }: Props) {
  const name = `delete-${id}`
  return (
    <BusyButton
      className="button-small button-quiet"
      is_busy={changes.busy === name}
      onPress={() => void changes.change(name, () => remove(id), 'member.deleted')}
    >
      {mypageTexts.delete}
      <span className="sr-only">（{label}）</span>
    </BusyButton>
  )
}
