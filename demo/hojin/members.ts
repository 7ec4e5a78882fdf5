import { demoMembers } from '../demo-members.ts'
import type { DemoMember } from '../demo-shop.ts'

/** The same people as in every demo shop, at work: a company tells neither gender nor birthday. */
export const members: DemoMember[] = demoMembers.map((member) => ({
  ...member,
  company_name: '株式会社のれん製作所',
  department_name: '資材課',
  gender_ct: null,
  birthday: null,
}))
