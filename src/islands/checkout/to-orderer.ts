import type { User } from '#contract/shapes/user.ts'

/** The profile in the words of the orderer. */
export function toOrderer(member: User | null): Record<string, string | null> | null {
  if (!member) return null
  const { company_name, department_name, email, cell_phone_number } = member
  const { last_name, first_name, last_name_kana, first_name_kana } = member
  const phone_number = member.phone_number || cell_phone_number
  return {
    company_name,
    department_name,
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    email,
    phone_number,
  }
}
