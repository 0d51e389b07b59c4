import { type Day, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { matchingProposals, proposalRows, proposalSorts } from './proposals.sql.ts'
import { approve, proposalOf, propose, refuse, withdraw } from './proposals.ts'
import { rateCalls } from './staff-contract.ts'
import { type StandingRule, standingRules } from './standing.sql.ts'
import { tryChange } from './trial.ts'
import { beforeOf, proposalView, ruleView, settingView } from './views.ts'

interface RateDeps {
  /** In cents: what one colleague may give away where no row says it. */
  refundLimitCents: number
}

const subject = ({ params }: { params: { proposal: number } }) => `rule proposal ${params.proposal}`

/** Every rule: what holds, what comes and what held. */
async function allRules(db: Tx, { today, language }: { today: Day; language: Language }, settingCents: number) {
  const view = (row: StandingRule) => ruleView(row, language)
  const rows = await standingRules(db)
  const { view: setting, until } = settingView(rows, settingCents)
  return {
    in_force: [
      ...rows.filter((row) => row.valid_from <= today && (row.valid_to ?? today) >= today).map(view),
      ...(until === null || until > today ? [setting] : []),
    ],
    coming: rows.filter((row) => row.valid_from > today).map(view),
    past: rows.filter((row) => row.valid_to !== null && row.valid_to < today).map(view),
  }
}

/** Rates, caps, switches and limits: dated rows that one colleague proposes and another puts in force. */
export function rateStaffRoutes(call: StaffCalls, { refundLimitCents: settingCents }: RateDeps) {
  const opened = async (db: Tx, id: number, who: { staffId: number; now: Date; language: Language }) => {
    const row = await proposalOf(db, id)
    const view = proposalView(row, who)
    if (view.state !== 'waiting') return { ...view, before: null }
    const rows = await standingRules(db)
    const before = beforeOf(rows, row)
    const setting = row.kind === 'alone_limit' ? settingView(rows, settingCents).view : null
    return { ...view, before: before ? ruleView(before, who.language) : setting }
  }
  call(rateCalls, 'GET /rates/', {
    action: 'rate.read',
    summary: 'VAT rates, caps on books, switches and limits: in force, to come and past',
    run: ({ db, now, language }) => allRules(db, { today: dayOf(now), language }, settingCents),
  })
  call(rateCalls, 'POST /rates/trial/', {
    action: 'rate.read',
    summary: 'What a change would do to a basket, or how many documents it would concern',
    reads: true,
    run: ({ db, body, now }) => tryChange(db, body, { settingCents, now }),
  })
  call(rateCalls, 'GET /rates/proposals/', {
    action: 'rate.read',
    summary: 'Changes of rates, caps, switches and limits that were proposed, the newest first',
    run: async ({ db, query, staff, now }) => {
      const asked = { ...query, today: dayOf(now) }
      const rows = await proposalRows(db, asked, walking(db, query, proposalSorts(db), { id: db`p.id` }))
      const who = { staffId: staff.id, now }
      return listPage(db, query, { rows, matching: matchingProposals(db, asked), view: (row) => proposalView(row, who) })
    },
  })
  call(rateCalls, 'POST /rates/proposals/', {
    action: 'rate.propose',
    summary: 'Proposes a rate, cap, switch or limit from a day to come; another colleague puts it in force',
    run: async ({ db, body, staff, now }) => ({ id: await propose(db, body, { by: staff.id, now }) }),
  })
  call(rateCalls, 'GET /rates/proposals/:proposal/', {
    action: 'rate.read',
    summary: 'A proposal, and what holds on its day without it',
    subject,
    run: ({ db, params, staff, now, language }) => opened(db, params.proposal, { staffId: staff.id, now, language }),
  })
  call(rateCalls, 'POST /rates/proposals/:proposal/approve/', {
    action: 'rate.decide',
    summary: 'The second person puts a proposal in force from its day on',
    subject,
    run: async ({ db, params, staff, now, language }) => {
      await approve(db, params.proposal, { by: staff.id, now })
      return opened(db, params.proposal, { staffId: staff.id, now, language })
    },
  })
  call(rateCalls, 'POST /rates/proposals/:proposal/refuse/', {
    action: 'rate.decide',
    summary: 'The second person says no to a proposal',
    subject,
    run: async ({ db, params, body, staff, now, language }) => {
      await refuse(db, params.proposal, body.reason, { by: staff.id, now })
      return opened(db, params.proposal, { staffId: staff.id, now, language })
    },
  })
  call(rateCalls, 'POST /rates/proposals/:proposal/withdraw/', {
    action: 'rate.propose',
    summary: 'Whoever proposed it takes it back',
    subject,
    run: async ({ db, params, staff, now, language }) => {
      await withdraw(db, params.proposal, { by: staff.id, now })
      return opened(db, params.proposal, { staffId: staff.id, now, language })
    },
  })
}
