-- Billing records as the tax agency takes them (RD 1007/2023, Orden HAC/1177/2024), and where each stands with it.

-- Which program wrote a record: the agency tells installations apart by their number.
create table invoice_system (
  installation uuid primary key default gen_random_uuid()
);
create unique index invoice_system_one on invoice_system ((true));
insert into invoice_system default values;

alter table invoice_record
  -- Whether it goes to the agency: it was made while the shop sent its records.
  add column sends boolean not null default false,
  -- What the agency is told where it is not what the invoice says; part of the fingerprint. Null on older records.
  add column told_type text check (told_type in ('F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5')),
  add column told_tax_cents int,
  -- The whole record as the agency's XML; null on older records.
  add column xml text,
  -- The record whose place it takes: the agency refused it, or took it with errors.
  add column corrects_id bigint references invoice_record,
  -- What it says otherwise: how the buyer is named and identified, what was sold.
  add column correction jsonb,
  add constraint invoice_record_sent_as_xml check (xml is not null or not sends),
  add constraint invoice_record_correction check ((corrects_id is null) = (correction is null));
alter table invoice_record drop constraint invoice_record_once;
create unique index invoice_record_once on invoice_record (invoice_id, kind) where corrects_id is null;
create index invoice_record_invoice on invoice_record (invoice_id);
create unique index invoice_record_corrected_once on invoice_record (corrects_id) where corrects_id is not null;

-- Where a record stands now; what was answered each time is in invoice_record_sending.
create table invoice_record_state (
  record_id bigint primary key references invoice_record,
  issuer_tax_id text not null,
  position int not null,
  -- The invoice's number, to look for.
  number text not null,
  generated_at timestamptz not null,
  -- kept: it is not sent. corrected: another record took its place.
  state text not null check (state in ('kept', 'waiting', 'accepted', 'accepted_with_errors', 'refused', 'corrected')),
  since timestamptz not null,
  -- How often it was handed over, answered or not.
  tries int not null default 0 check (tries >= 0),
  -- The agency's code and sentence, or why it did not arrive.
  code int,
  sentence text not null default '',
  unique (issuer_tax_id, position)
);
create index invoice_record_state_when on invoice_record_state (generated_at, record_id);
create index invoice_record_state_where on invoice_record_state (state, generated_at, record_id);
create index invoice_record_state_waiting on invoice_record_state (issuer_tax_id, position) where state = 'waiting';
create index invoice_record_state_words on invoice_record_state using gin (list_words(number));

-- One envelope to the agency, and what it answered. Rows are added, and answered once.
create table verifactu_batch (
  id bigint generated always as identity primary key,
  issuer_tax_id text not null,
  host text not null,
  begun_at timestamptz not null,
  records int not null check (records between 1 and 1000),
  -- Sent late, and said so (Incidencia).
  incident boolean not null,
  answered_at timestamptz,
  -- Correcto, ParcialmenteCorrecto, Incorrecto; fault: all of it refused; failed: nothing came back.
  outcome text check (outcome in ('taken', 'partly_taken', 'refused', 'fault', 'failed')),
  -- The agency's receipt (CSV).
  receipt text not null default '',
  code int,
  sentence text not null default '',
  answer text not null default '',
  constraint verifactu_batch_answered check ((answered_at is null) = (outcome is null))
);
create index verifactu_batch_issuer on verifactu_batch (issuer_tax_id, id desc);

-- Whose turn it is to send for an issuer: one process at a time, no sooner than the agency allows.
create table verifactu_turn (
  issuer_tax_id text primary key,
  next_at timestamptz not null,
  -- As the agency's last answer said, in seconds.
  wait_seconds int not null default 60 check (wait_seconds >= 0),
  -- Whoever sends holds it; a process that died lets go by itself.
  lease uuid,
  leased_until timestamptz,
  -- In a row, without an answer.
  failures int not null default 0,
  -- Fewer than the agency's thousand while one of them spoils the envelope.
  most int not null default 1000 check (most between 1 and 1000),
  constraint verifactu_turn_lease check ((lease is null) = (leased_until is null))
);

alter table invoice_record_sending
  add column batch_id bigint references verifactu_batch,
  add column code int,
  drop constraint invoice_record_sending_outcome_check,
  add constraint invoice_record_sending_outcome_check check (outcome in ('accepted', 'accepted_with_errors', 'rejected', 'failed'));

insert into invoice_record_state (record_id, issuer_tax_id, position, number, generated_at, state, since)
select r.id, r.issuer_tax_id, r.position, i.full_number, r.generated_at::timestamptz,
  case (select s.outcome from invoice_record_sending s where s.record_id = r.id and s.outcome <> 'failed' order by s.id desc limit 1)
    when 'accepted' then 'accepted' when 'rejected' then 'refused' else 'kept' end,
  r.generated_at::timestamptz
from invoice_record r join invoice i on i.id = r.invoice_id;

create function place_invoice_record() returns trigger language plpgsql as $$
begin
  insert into invoice_record_state (record_id, issuer_tax_id, position, number, generated_at, state, since)
  select new.id, new.issuer_tax_id, new.position, i.full_number, new.generated_at::timestamptz,
    case when new.sends then 'waiting' else 'kept' end, new.generated_at::timestamptz
  from invoice i where i.id = new.invoice_id;
  if new.corrects_id is not null then
    update invoice_record_state set state = 'corrected', since = new.generated_at::timestamptz
    where record_id = new.corrects_id and state in ('refused', 'accepted_with_errors');
    if not found then
      raise exception 'only a record that was refused or taken with errors is corrected'
        using errcode = 'check_violation', constraint = 'invoice_record_corrects_answered';
    end if;
  end if;
  return null;
end $$;
create trigger invoice_record_placed after insert on invoice_record for each row execute function place_invoice_record();

-- The first answer that decides holds: what a second process brings late changes nothing.
create function answer_invoice_record() returns trigger language plpgsql as $$
begin
  update invoice_record_state set
    state = case new.outcome when 'rejected' then 'refused' when 'failed' then state else new.outcome end,
    since = case new.outcome when 'failed' then since else new.at end, code = new.code, sentence = new.answer
  where record_id = new.record_id and state = 'waiting';
  return null;
end $$;
create trigger invoice_record_answered after insert on invoice_record_sending for each row execute function answer_invoice_record();
create trigger invoice_record_state_kept before delete or truncate on invoice_record_state execute function refuse_change();

drop index invoice_record_sending_rejected;
create index invoice_record_state_refused on invoice_record_state (since) where state = 'refused';
