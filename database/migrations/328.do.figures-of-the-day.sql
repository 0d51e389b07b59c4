-- What happened since the morning is read by when it happened: the rows of a day, whatever lies behind them.
create index payment_movement_at on payment_movement (at) include (kind, amount_cents);
create index parcel_handed_over on parcel (handed_over_at) where handed_over_at is not null;
