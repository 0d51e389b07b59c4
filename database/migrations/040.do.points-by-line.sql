-- What goes back of an order's points follows its lines: points paid for some of them, and others earned. So a reversal keeps one share of
-- what was earned and one of what was spent, under a key that says what caused it.
alter table points_reversal disable trigger points_reversal_fixed;
alter table points_reversal
  add column key text,
  add column spent_numerator bigint,
  add column spent_denominator bigint;
update points_reversal set key = coalesce('refund:' || refund_id, 'whole'), spent_numerator = numerator, spent_denominator = denominator;
alter table points_reversal enable trigger points_reversal_fixed;
alter table points_reversal rename column numerator to earned_numerator;
alter table points_reversal rename column denominator to earned_denominator;
alter table points_reversal
  drop column refund_id,
  alter column key set not null,
  alter column spent_numerator set not null,
  alter column spent_denominator set not null,
  add constraint points_reversal_spent check (spent_numerator >= 0 and spent_denominator > 0),
  add constraint points_reversal_once unique (order_id, key);
alter table points_entry rename column refund_id to reversal_id;
-- Entries of before name the refund.
alter table points_entry add constraint points_entry_reversal foreign key (reversal_id) references points_reversal not valid;
