-- A gateway that says nothing, and certificates near their end, are told of too.
alter table operator_alert drop constraint operator_alert_concern_check,
  add constraint operator_alert_concern_check check (concern in ('disk', 'backup', 'letters', 'payments', 'duties', 'gateway', 'certificates'));
