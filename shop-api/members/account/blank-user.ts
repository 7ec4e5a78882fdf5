import type { CallOutput } from '#contract/index.ts'

/** What the registration form starts with. */
export const BLANK_USER: CallOutput<'GET /v1/users/dummy'> = {
  email: '',
  username: '',
  is_registered_member: false,
  is_receive_newsletter: 0,
  name: '',
  last_name: '',
  first_name: '',
  name_kana: '',
  last_name_kana: '',
  first_name_kana: '',
  company_name: null,
  department_name: null,
  gender_ct: null,
  birthday: null,
  job: '',
  school: '',
  postal_code: '',
  prefecture: '',
  city: '',
  address1: '',
  address2: '',
  phone_number: '',
  cell_phone_number: '',
  fax_number: '',
}
