-- A comparison of a big shop's books takes minutes: it is held by a lease that is renewed, not by a transaction left open meanwhile.
alter table reconcile_run
  add column lease text,
  add column leased_until timestamptz,
  add constraint reconcile_run_lease check ((lease is null) = (leased_until is null));
