import { type Day, dayOf } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { eurosOf } from '#kernel/money.ts'
import { noteIn } from './notes.ts'
import { onDay } from './place-rule.ts'
import type { ProposalRow } from './proposals.sql.ts'
import { type Change, type Rule, sameSubject } from './rules.ts'
import type { ProposalView, RuleView } from './staff-contract.ts'
import type { StandingRule } from './standing.sql.ts'

const saidOf = ({ limit_cents, ...rule }: Rule) => ({
  kind: rule.kind,
  country: rule.country,
  vat_class: rule.vat_class,
  percent: rule.percent,
  surcharge_percent: rule.surcharge_percent,
  audience: rule.audience,
  month_day: rule.month_day,
  store_code: rule.store_code,
  switch: rule.switch,
  turned_on: rule.turned_on,
  amount: limit_cents === null ? null : eurosOf(limit_cents),
})

export const ruleView = ({ valid_from, valid_to, comment, ...rule }: StandingRule, language: Language): RuleView => ({
  ...saidOf(rule),
  valid_from,
  valid_to,
  comment: noteIn(comment, language),
})

/** The setting, until the first day that has a row. */
export function settingView(rows: readonly StandingRule[], settingCents: number): { view: RuleView; until: Day | null } {
  const first = rows.find(({ kind }) => kind === 'alone_limit')?.valid_from ?? null
  const nothing = { country: null, vat_class: null, percent: null, surcharge_percent: null, audience: null, month_day: null }
  const rule: Rule = {
    ...nothing,
    kind: 'alone_limit',
    store_code: null,
    switch: null,
    turned_on: null,
    limit_cents: settingCents,
  }
  return { view: { ...saidOf(rule), valid_from: null, valid_to: null, comment: '' }, until: first }
}

const stateOf = ({ outcome, valid_from }: ProposalRow, today: Day) => outcome ?? (valid_from <= today ? 'lapsed' : 'waiting')

export function proposalView(row: ProposalRow, { staffId, now }: { staffId: number; now: Date }): ProposalView {
  const state = stateOf(row, dayOf(now))
  const own = row.proposed_by === staffId
  const decided = row.outcome === null ? null : 'rates.decided'
  const other = own ? 'rates.second_person' : null
  return {
    ...saidOf(row),
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    proposal: row.id,
    state,
    reason: row.reason,
    proposed_by: row.proposer,
    proposed_at: row.proposed_at.toISOString(),
    decided_by: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_because: row.decided_because,
    acts: {
      approve: decided ?? other ?? (state === 'lapsed' ? 'rates.too_late' : null),
      refuse: decided ?? other,
      withdraw: decided ?? (own ? null : 'rates.not_yours'),
    },
  }
}

/** What holds on the first day of a change without it. */
export const beforeOf = (rows: readonly StandingRule[], change: Change): StandingRule | undefined =>
  onDay(
    rows.filter((row) => sameSubject(row, change)),
    change.valid_from,
  )
