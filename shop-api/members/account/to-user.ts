import type { User } from '#contract/shapes/user.ts'
import type { UserRow } from './user-row.ts'

/** A member as shown to that member; nothing else of the row ever leaves. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    code: row.code,
    email: row.email ?? '',
    username: row.username ?? '',
    is_registered_member: row.is_registered_member,
    is_receive_newsletter: row.is_receive_newsletter,
    name: toFullName(row.last_name, row.first_name),
    last_name: row.last_name,
    first_name: row.first_name,
    name_kana: toFullName(row.last_name_kana, row.first_name_kana),
    last_name_kana: row.last_name_kana,
    first_name_kana: row.first_name_kana,
    company_name: row.company_name,
    department_name: row.department_name,
    gender_ct: row.gender_ct,
    birthday: row.birthday,
    job: row.job,
    school: row.school,
    postal_code: row.postal_code,
    prefecture: row.prefecture,
    city: row.city,
    address1: row.address1,
    address2: row.address2,
    phone_number: row.phone_number,
    cell_phone_number: row.cell_phone_number,
    fax_number: row.fax_number,
    is_use_mfa: row.is_use_mfa,
    has_password: row.password_hash !== null,
  }
}

/** Family name first, a space between. */
export function toFullName(last_name: string, first_name: string): string {
  return `${last_name} ${first_name}`.trim()
}
