/** Who makes a call with a bearer token. */
export interface Member {
  id: number
  /** The login this token belongs to. */
  session_id: number
  /** False: known, but not logged in in the sense of behaviour 4.1. Only calls for `account` accept such a bearer. */
  is_registered_member: boolean
}
