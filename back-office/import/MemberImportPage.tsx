import { MEMBER_IMPORT_TEXT } from '#src/text/back-office/import.ts'
import type { ImportKind } from '#contract/shapes/imports.ts'
import { useSwitch } from '../frame/use-switch.ts'
import { Mover } from './Mover.tsx'

/** Members, and prices agreed with companies, in and out. */
export default function MemberImportPage() {
  const kinds: [ImportKind, ...ImportKind[]] = useSwitch('PLUGIN.BUSINESS_ACCOUNT.IS_USE')
    ? ['members', 'contract-prices']
    : ['members']
  return <Mover title={MEMBER_IMPORT_TEXT.name} calls="member-imports" kinds={kinds} />
}
