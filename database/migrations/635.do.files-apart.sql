-- A bucket that does not answer is told of too.
alter table operator_alert drop constraint operator_alert_concern_check,
  add constraint operator_alert_concern_check check (concern in ('disk', 'backup', 'letters', 'payments', 'duties', 'gateway', 'certificates', 'files'));
