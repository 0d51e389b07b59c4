-- Each time the books were compared, by night or because somebody asked.
create table reconcile_run (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null,
  -- night, or staff:5
  asked_by text not null,
  -- The night it is for; one run each.
  night date constraint reconcile_run_night unique,
  finished_at timestamptz,
  took_ms int,
  checks int,
  differences int,
  -- [{ name, count, first: [{ subject, problem }] }]
  findings jsonb,
  failure text,
  constraint reconcile_run_finished check (
    case when finished_at is null then took_ms is null and checks is null and differences is null and findings is null and failure is null
      when failure is not null then findings is null else took_ms is not null and checks is not null and differences is not null and findings is not null end)
);
-- One waits at a time.
create unique index reconcile_run_waiting on reconcile_run ((true)) where finished_at is null;
