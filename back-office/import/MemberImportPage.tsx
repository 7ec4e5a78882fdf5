import { MEMBER_IMPORT_TEXT } from '#src/text/back-office/import.ts'
import { Mover } from './Mover.tsx'

/** Members, in and out. */
export default function MemberImportPage() {
  return <Mover title={MEMBER_IMPORT_TEXT.name} calls="member-imports" kinds={['members']} />
}
