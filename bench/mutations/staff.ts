import type { MutatedSubject } from './mutation.ts'

const OWN_ACCOUNT = ['tests/shop-api/staff/own-account']
const PERSONS = ['tests/shop-api/staff/persons']
const SESSION = ['tests/shop-api/staff/staff-session']

export const staff: MutatedSubject = {
  name: 'staff',
  tests: ['tests/shop-api/staff'],
  mutations: [
    {
      what: 'a program writes where its person may only read',
      file: 'shop-api/staff/staff-caller.ts',
      from: "return rights.includes('read') ? 'read' : 'write'",
      to: "return rights.includes('write') ? 'write' : 'read'",
      tests: PERSONS,
    },
    {
      what: 'the orders of a shop are read by whoever keeps its catalogue',
      file: 'contract/staff-rights.ts',
      from: "    orders: 'none',\n    members: 'none',",
      to: "    orders: 'read',\n    members: 'none',",
      tests: PERSONS,
    },
    {
      what: 'another site’s page makes calls with the staff’s cookie',
      file: 'shop-api/staff/require-staff.ts',
      from: '  if (token === null) throw signedOut()\n  requireOwnPage(visitor)',
      to: '  if (token === null) throw signedOut()',
      tests: SESSION,
    },
    {
      what: 'the password alone opens what has a second factor',
      file: 'shop-api/staff/person-sessions.ts',
      from: 'eq(token_hash, hashVisitorKey(token)), eq(is_open, true), gt(expires_at, now)',
      to: 'eq(token_hash, hashVisitorKey(token)), gt(expires_at, now)',
      tests: OWN_ACCOUNT,
    },
    {
      what: 'a code of the app is good twice',
      file: 'shop-api/staff/second-factor.ts',
      from: 'lt(persons.totp_used_step, totp_used_step)',
      to: 'lte(persons.totp_used_step, totp_used_step)',
      tests: OWN_ACCOUNT,
    },
    {
      what: 'a code for losing the app works as often as one likes',
      file: 'shop-api/staff/second-factor.ts',
      from: 'return (await db.delete(person_codes).where(isThis).returning()).length > 0',
      to: 'return (await db.select().from(person_codes).where(isThis)).length > 0',
      tests: OWN_ACCOUNT,
    },
    {
      what: 'other sessions go on after a new password',
      file: 'shop-api/staff/change-own-account.ts',
      from: 'await tx.delete(person_sessions).where(others)',
      to: '',
      tests: OWN_ACCOUNT,
    },
    {
      what: 'tokens of programs outlive a password that was renewed by mail',
      file: 'shop-api/staff/reset-password.ts',
      from: 'await tx.delete(person_tokens).where(eq(person_tokens.person_id, person.id))',
      to: '',
      tests: OWN_ACCOUNT,
    },
    {
      what: 'the last owner leaves',
      file: 'shop-api/staff/change-staff.ts',
      from: "role !== 'owner' && owners.length === 1 && owners[0]?.person_id === person_id",
      to: "role !== 'owner' && owners.length === 0 && owners[0]?.person_id === person_id",
      tests: PERSONS,
    },
    {
      what: 'who was let go comes back by an invitation of their own',
      file: 'shop-api/staff/change-staff.ts',
      from: 'if (mayInvite(before.role)) await withdrawPowerful(tx, scope)',
      to: '',
      tests: PERSONS,
    },
    {
      what: 'an invitation is taken up by whoever is signed in',
      file: 'shop-api/staff/take-invitation.ts',
      from: 'if (email !== null && email !== person.email)',
      to: 'if (email !== null && person.email === null)',
      tests: PERSONS,
    },
    {
      what: 'a token may more than its person',
      file: 'shop-api/staff/find-token.ts',
      from: '? [] : [row.token_role, row.role]',
      to: '? [] : [row.token_role]',
      tests: PERSONS,
    },
    {
      what: 'a token is made for shops its person does not own',
      file: 'shop-api/staff/tokens.ts',
      from: "and(eq(person_roles.person_id, person.id), eq(person_roles.role, 'owner'))",
      to: 'and(eq(person_roles.person_id, person.id))',
      tests: PERSONS,
    },
    {
      what: 'everybody reads all of the journal',
      file: 'shop-api/staff/read-journal.ts',
      from: "STAFF_AREAS.filter((area) => toRight(actor, area) !== 'none')",
      to: 'STAFF_AREAS.filter((area) => toRight(actor, area) || true)',
      tests: ['tests/shop-api/staff/journal'],
    },
    {
      what: 'the token of one shop opens another',
      file: 'shop-api/staff/staff-secrets.ts',
      from: 'const own = `ADMIN_TOKEN_${toEnvName(channel)}`',
      to: "const own = Object.keys(env).find((name) => name.startsWith('ADMIN_TOKEN_')) ?? channel",
      tests: ['tests/shop-api/staff/staff-secrets'],
    },
  ],
}
