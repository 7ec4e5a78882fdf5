/** Fields that are numbers on the wire; a choice that was not made is null. */
const NUMBERS = ['gender_ct', 'question_ct', 'is_receive_newsletter'] as const
/** Fields that are left out when empty: an empty text is no login name, no day and no password. */
const LEFT_OUT = ['username', 'birthday', 'current_password', 'verify_code'] as const

/** A form holds texts; this converts them to what the contract's schema of a member wants. */
export function toWireUser(typed: unknown): Record<string, unknown> {
  const user: Record<string, unknown> = { ...(typed as Record<string, string>) }
  for (const name of NUMBERS) if (name in user) user[name] = user[name] === '' ? null : Number(user[name])
  for (const name of LEFT_OUT) if (user[name] === '') user[name] = name === 'birthday' ? null : undefined
  if ('is_use_mfa' in user) user['is_use_mfa'] = user['is_use_mfa'] === 'true'
  return user
}
