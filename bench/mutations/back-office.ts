import type { MutatedSubject } from './mutation.ts'

const TREE = ['tests/back-office/catalogue/tree-move']
const MENU = ['tests/back-office/frame/list-menu']
const PROVIDERS = ['tests/back-office/providers']
const ORDERS = ['tests/back-office/work-on-orders']

export const back_office: MutatedSubject = {
  name: 'back-office',
  tests: [...TREE, ...MENU, ...PROVIDERS, ...ORDERS],
  mutations: [
    {
      what: 'a shelf is hung on what stands on it',
      file: 'back-office/catalogue/tree-move.ts',
      from: 'if (!own || (branch.includes(over) && over !== id)) return undefined',
      to: 'if (!own) return undefined',
      tests: TREE,
    },
    {
      what: 'a shelf that is dragged down comes to stand one too high',
      file: 'back-office/catalogue/tree-move.ts',
      from: 'to > from ? target + 1 : target',
      to: 'to > from ? target : target',
      tests: TREE,
    },
    {
      what: 'a shelf is moved in below nothing',
      file: 'back-office/catalogue/tree-move.ts',
      from: 'Math.min(before ? before.depth + 1 : 0,',
      to: 'Math.min(before ? before.depth + 9 : 0,',
      tests: TREE,
    },
    {
      what: 'a block that is dragged to another place of the page stays in its old one',
      file: 'back-office/content/move-block.ts',
      from: 'return rest.toSpliced(to, 0, { ...block, place })',
      to: 'return rest.toSpliced(to, 0, { place, ...block })',
      tests: ['tests/back-office/content/move-block'],
    },
    {
      what: 'the menu leads to what a role may not see',
      file: 'back-office/frame/list-menu.ts',
      from: "area === undefined || STAFF_RIGHTS[role][area] !== 'none'",
      to: 'area === undefined || STAFF_RIGHTS[role][area] !== undefined',
      tests: MENU,
    },
    {
      what: 'the menu leads to what the shop has not switched on',
      file: 'back-office/frame/list-menu.ts',
      from: 'needs === undefined || switches.has(needs)',
      to: 'needs === undefined || switches.size >= 0',
      tests: MENU,
    },
    {
      what: 'who may only read is offered to delete',
      file: 'back-office/providers/auth-provider.ts',
      from: "right === 'write' || (right === 'read' && READING.includes(action))",
      to: "right === 'write' || (right === 'read' && action !== 'create')",
      tests: PROVIDERS,
    },
    {
      what: 'a network that was away once throws somebody out',
      file: 'back-office/providers/me.ts',
      from: '    if (!isNobody) forgetMe()',
      to: '    isNobody = true',
      tests: PROVIDERS,
    },
    {
      what: 'a list forgets what lies beyond its page',
      file: 'back-office/api/call-api.ts',
      from: "total: Number(response.headers.get('x-total'))",
      to: "total: Number(response.headers.get('x-per-page'))",
      tests: PROVIDERS,
    },
    {
      what: 'no field says why it was refused',
      file: 'back-office/api/call-api.ts',
      from: 'return new Refusal(response.status, message, code, errors)',
      to: 'return new Refusal(response.status, message, code, errors?.slice(0, 0))',
      tests: PROVIDERS,
    },
    {
      what: 'who saves last wins without a word',
      file: 'back-office/providers/data-provider.ts',
      from: 'const body = { ...changes, ...toVersion({ ...previousData, ...data } as Versioned) }',
      to: 'const body = { ...changes, ...toVersion((await findOne<Versioned>(kind, id))) }',
      tests: PROVIDERS,
    },
    {
      what: 'the journal hides that something became a draft',
      file: 'back-office/journal/list-differences.ts',
      from: "const UNTOLD = new Set(['id',",
      to: "const UNTOLD = new Set(['is_draft', 'id',",
      tests: ['tests/back-office/journal'],
    },
    {
      what: 'a day that is pressed twice stays closed',
      file: 'back-office/settings/find-closed-days.ts',
      from: 'if (others.length < form.special_dates.length) return others',
      to: 'if (others.length > form.special_dates.length) return others',
      tests: ['tests/back-office/settings'],
    },
    {
      what: 'what the bank took off counts as paid whatever is missing',
      file: 'back-office/transfers/settlement.ts',
      from: "accepts_less: reason === 'fee_taken_off'",
      to: "accepts_less: reason !== 'paid_already'",
      tests: ['tests/back-office/transfers'],
    },
    {
      what: 'an order gets more of a transfer than it is owed',
      file: 'back-office/transfers/settlement.ts',
      from: 'const given = Math.min(rest, owed)',
      to: 'const given = orders.length > 0 ? rest : owed',
      tests: ['tests/back-office/transfers'],
    },
    {
      what: 'a date is typed by the clocks of London',
      file: 'back-office/forms/japan-time.ts',
      from: 'new Date(`${text}:00+09:00`)',
      to: 'new Date(`${text}:00Z`)',
      tests: ['tests/back-office/forms'],
    },
    {
      what: 'the amount that somebody typed is not what is paid back',
      file: 'back-office/orders/RefundDialog.tsx',
      from: 'typed === undefined ? Math.min(suggested, most) : Number(typed)',
      to: 'typed === undefined ? Math.min(suggested, most) : most',
      tests: ORDERS,
    },
    {
      what: 'a second factor that is off is switched off',
      file: 'back-office/staff/SecondFactor.tsx',
      from: "setStep(isOn ? 'off' : 'password')",
      to: "setStep(isOn ? 'password' : 'off')",
      tests: ['tests/back-office/staff-screens'],
    },
  ],
}
