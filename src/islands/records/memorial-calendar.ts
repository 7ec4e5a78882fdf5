import type { Memorial } from '#contract/shapes/memorial.ts'
import { saveCalendar } from '#src/stores/member/memorials.ts'
import { showToast } from '#src/stores/page/toasts.ts'
import { memorialTexts as texts } from '#src/text/member/mypage-records.ts'

/** Days to remember as a file for the member's own calendar. */
export function downloadCalendar(memorials: readonly Memorial[]): void {
  saveCalendar(memorials, {
    name: texts.calendar_name,
    file: texts.calendar_file,
    toEntry: ({ target_user_name, name }) => texts.calendar_entry(target_user_name, name),
  })
  showToast({ code: 'downloaded' })
}
