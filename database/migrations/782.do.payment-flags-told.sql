-- Payments that wait for a member of staff are told of too.
alter table operator_alert drop constraint operator_alert_concern_check,
  add constraint operator_alert_concern_check check (
    concern in ('disk', 'backup', 'letters', 'payments', 'flags', 'duties', 'gateway', 'certificates', 'files'));
