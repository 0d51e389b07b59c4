import { type Check, told } from './check.ts'

/** What is bought on account, what came in for it, and what budgets say of it. */
export const accountChecks: readonly Check[] = [
  {
    name: 'account_due',
    says: 'an order on account owes what its living parcels cost less what was given back, and nobody else owes anything',
    query: (db) => db`
      select o.number as subject, ${told(db, 'account_due', 'due %s, its parcels %s, given back %s', db`o.account_due_cents, living_cents(o.id), coalesce(r.cents, 0)`)}
      from shop_order o
      left join (select order_id, sum(amount_cents) as cents from refund where state not in ('requested', 'refused') group by 1) r on r.order_id = o.id
      where case when o.terms <> 'account' then o.account_due_cents <> 0 or o.received_cents <> 0
        -- What cancelled lines had of the surcharge is shared out by the law's rates, not here.
        else abs(o.account_due_cents - living_cents(o.id) + coalesce(r.cents, 0)) > o.surcharge_cents end`,
  },
  {
    name: 'account_state',
    says: 'an order on account is paid when all it owes came in, cancelled when nothing of it is left, and moved no money at a bank',
    query: (db) => db`
      select o.number as subject, ${told(db, 'account_state', '%s: due %s, received %s, captured %s', db`o.payment_state, o.account_due_cents, o.received_cents, o.captured_cents`)}
      from shop_order o
      where o.terms = 'account' and o.payment_state <> 'pending' and (o.captured_cents <> 0 or case o.payment_state
        when 'on_account' then o.received_cents <> 0 or o.account_due_cents = 0
        when 'part_paid' then o.received_cents not between 1 and o.account_due_cents - 1
        when 'paid' then o.received_cents <> o.account_due_cents
        when 'part_refunded' then o.received_cents <= o.account_due_cents
        when 'refunded' then o.account_due_cents <> 0 or o.received_cents <> 0
        when 'cancelled' then o.account_due_cents <> 0
        else true end)`,
  },
  {
    name: 'account_received',
    says: 'what came in for an order on account is the sum of its parts of receipts, and each receipt is the sum of its parts',
    query: (db) => db`
      select o.number as subject, ${told(db, 'account_received', 'received %s, its parts %s', db`o.received_cents, coalesce(p.cents, 0)`)}
      from shop_order o left join (select order_id, sum(amount_cents) as cents from account_receipt_part group by 1) p on p.order_id = o.id
      where o.received_cents <> coalesce(p.cents, 0)
      union all
      select i.full_number, ${told(db, 'account_received_2', 'receipt %s of %s, its parts %s', db`r.id, r.amount_cents, coalesce(p.cents, 0)`)}
      from account_receipt r join invoice i on i.id = r.invoice_id
      left join (select receipt_id, sum(amount_cents) as cents from account_receipt_part group by 1) p on p.receipt_id = r.id
      where r.amount_cents <> coalesce(p.cents, 0)`,
  },
  {
    name: 'receivable',
    says: 'what is to be received for an invoice is what it bills of orders on account, less what corrected it',
    query: (db) => db`
      with billed as (
        select coalesce(c.invoice_id, b.invoice_id) as invoice_id, sum(b.gross_cents + b.surcharge_cents) as cents
        from billed_line b left join billed_line c on c.id = b.corrects_id join shop_order o on o.id = b.order_id
        where o.terms = 'account' group by 1)
      select i.full_number as subject, ${told(db, 'receivable', 'to be received %s, billed %s', db`r.amount_cents, coalesce(b.cents, 0)`)}
      from receivable r join invoice i on i.id = r.invoice_id left join billed b on b.invoice_id = r.invoice_id
      where r.amount_cents <> case when exists (select from invoice_replacement x where x.replaced_id = r.invoice_id)
        or exists (select from invoice_record x where x.invoice_id = r.invoice_id and x.kind = 'cancel') then 0 else coalesce(b.cents, 0) end
      union all
      select i.full_number, ${told(db, 'receivable_2', 'billed %s on account and nothing is to be received', db`b.cents`)}
      from billed b join invoice i on i.id = b.invoice_id where not exists (select from receivable r where r.invoice_id = b.invoice_id)`,
  },
  {
    name: 'budget_ledger',
    says: 'the sums of a budget are those of its ledger, and those of its orders and invoices',
    query: (db) => db`
      with entries as (
        select budget_id, sum(assigned_cents) as assigned, sum(invoiced_cents) as invoiced, sum(pending_cents) as pending
        from budget_entry group by 1),
      standing as (
        select b.order_id, sum(b.gross_cents + b.surcharge_cents) filter (where not exists (
            select from invoice_record x where x.invoice_id = b.invoice_id and x.kind = 'cancel')) as cents,
          sum(b.gross_cents + b.surcharge_cents) filter (where b.corrects_id is null) as first
        from billed_line b where not exists (select from invoice_replacement x where x.replaced_id = b.invoice_id) group by 1),
      counted as (
        select o.budget_id, sum(coalesce(s.cents, 0)) as invoiced, sum(greatest(0, living_cents(o.id) - coalesce(s.first, 0))) as pending
        from shop_order o left join standing s on s.order_id = o.id where o.budget_id is not null group by 1)
      select format('budget %s', g.id) as subject, ${told(db, 'budget_ledger', 'assigned %s invoiced %s pending %s; ledger %s %s %s; orders %s %s', db`g.assigned_cents, g.invoiced_cents, g.pending_cents, coalesce(e.assigned, 0), coalesce(e.invoiced, 0), coalesce(e.pending, 0), coalesce(c.invoiced, 0), coalesce(c.pending, 0)`)}
      from budget g left join entries e on e.budget_id = g.id left join counted c on c.budget_id = g.id
      where (g.assigned_cents, g.invoiced_cents, g.pending_cents) is distinct from
          (coalesce(e.assigned, 0), coalesce(e.invoiced, 0), coalesce(e.pending, 0))
        or (g.invoiced_cents, g.pending_cents) is distinct from (coalesce(c.invoiced, 0), coalesce(c.pending, 0))`,
  },
]
