-- Shipping that is given back alone lies in a parcel of its own, and keeps the rates of the parcel that it was told apart from.
alter table parcel add column told_apart_from bigint references parcel;
create index parcel_told_apart_from on parcel (told_apart_from) where told_apart_from is not null;
