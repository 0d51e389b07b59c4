-- When each of the duties beside answering ran last, how long it took, and what it failed of.
create table job_run (
  name text primary key check (length(name) between 1 and 100),
  every_ms int not null check (every_ms > 0),
  last_at timestamptz not null,
  took_ms int not null check (took_ms >= 0),
  -- Empty: it was done.
  error text not null default '' check (length(error) <= 500),
  failing_since timestamptz,
  constraint job_run_failing check ((error = '') = (failing_since is null))
);
create index job_run_failing_first on job_run (failing_since) where failing_since is not null;
