import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { Change, Rule } from './rules.ts'
import type { FindProposals } from './staff-contract.ts'

export type Outcome = 'approved' | 'refused' | 'withdrawn'

export interface ProposalRow extends Rule {
  id: number
  valid_from: Day
  valid_to: Day | null
  reason: string
  proposed_by: number
  proposed_at: Date
  proposer: string
  outcome: Outcome | null
  decider: string | null
  decided_at: Date | null
  decided_because: string
}

/** Whoever decides waits for whoever decides: rows of one subject are placed one after the other. */
export const holdProposals = (tx: Tx) => tx`lock table rule_proposal in exclusive mode`

export async function insertProposal(
  tx: Tx,
  change: Change,
  { reason, by, now }: { reason: string; by: number; now: Date },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into rule_proposal ${tx({ ...change, reason, proposed_by: by, proposed_at: now })} returning id`
  return row!.id
}

/** Compare and set. @returns whether nobody had decided */
export async function decideProposal(
  tx: Tx,
  id: number,
  { outcome, by, because, now }: { outcome: Outcome; by: number; because: string; now: Date },
): Promise<boolean> {
  const rows = await tx`
    update rule_proposal set outcome = ${outcome}, decided_by = ${by}, decided_at = ${now}, decided_because = ${because}
    where id = ${id} and outcome is null returning id`
  return rows.length > 0
}

const columns = (db: Db) => db`
  p.id, p.kind, p.country, p.vat_class, p.percent, p.surcharge_percent, p.audience, p.month_day, p.store_code, p.switch, p.turned_on,
  p.limit_cents, p.valid_from, p.valid_to, p.reason, p.proposed_by, p.proposed_at, s.name as proposer, p.outcome, d.name as decider,
  p.decided_at, p.decided_because`

interface Asked extends FindProposals {
  today: Day
}

const standing = (db: Db, { state, today }: Asked) =>
  state === undefined
    ? db``
    : state === 'waiting'
      ? db`and p.outcome is null and p.valid_from > ${today}`
      : state === 'lapsed'
        ? db`and p.outcome is null and p.valid_from <= ${today}`
        : db`and p.outcome = ${state}`

const foundIn = (db: Db, asked: Asked) => db`
  from rule_proposal p join staff_user s on s.id = p.proposed_by left join staff_user d on d.id = p.decided_by
  where true ${onDays(db, db`p.proposed_at`, asked)} ${worded(db, db`list_words(concat_ws(' ', p.reason, s.name, d.name, p.country))`, asked.q)}
    ${standing(db, asked)} ${asked.kind === undefined ? db`` : db`and p.kind = ${asked.kind}`}`

export const matchingProposals = (db: Db, asked: Asked) => db`select p.id ${foundIn(db, asked)}`
export const proposalSorts = (db: Db) =>
  ({ proposed_at: { by: db`p.proposed_at`, kind: 'instant' }, valid_from: { by: db`p.valid_from`, kind: 'day' } }) as const
export const proposalRows = (db: Db, asked: Asked, walk: Walk) => db<(ProposalRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, asked)} ${walk.after} ${walk.order}`

export async function proposalById(db: Db, id: number): Promise<ProposalRow | undefined> {
  const [row] = await db<ProposalRow[]>`
    select ${columns(db)} from rule_proposal p join staff_user s on s.id = p.proposed_by left join staff_user d on d.id = p.decided_by
    where p.id = ${id}`
  return row
}
