-- One address signs in to one account as one person, whether it is an account's own or that of somebody it invited. Written by the
-- triggers below alone. An invitation that nobody answered takes no address: nobody can keep another out by inviting them.
create table login_email (
  email text constraint login_email_once primary key,
  customer_id text not null references customer on delete cascade,
  member_id text references account_member on delete cascade
);
create unique index login_email_customer on login_email (customer_id) where member_id is null;
create unique index login_email_member on login_email (member_id) where member_id is not null;
insert into login_email (email, customer_id) select lower(email), id from customer;
insert into login_email (email, customer_id, member_id)
  select lower(email), customer_id, id from account_member where joined_at is not null and closed_at is null;

create function keep_customer_login() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into login_email (email, customer_id) values (lower(new.email), new.id);
  elsif lower(new.email) <> lower(old.email) then
    update login_email set email = lower(new.email) where customer_id = new.id and member_id is null;
  end if;
  return null;
end $$;
create trigger customer_login after insert or update of email on customer for each row execute function keep_customer_login();

create function keep_member_login() returns trigger language plpgsql as $$
begin
  if new.joined_at is null or new.closed_at is not null then
    delete from login_email where member_id = new.id;
  else
    insert into login_email (email, customer_id, member_id) values (lower(new.email), new.customer_id, new.id)
    on conflict (member_id) where member_id is not null do update set email = excluded.email;
  end if;
  return null;
end $$;
create trigger account_member_login after insert or update of email, joined_at, closed_at on account_member
  for each row execute function keep_member_login();

drop index account_member_email_unique;
create unique index account_member_once on account_member (customer_id, lower(email)) where closed_at is null;
alter table account_member add constraint account_member_answered
  check ((joined_at is null) = (password_hash is null) or closed_at is not null);

-- The link of a letter that invites, good once.
create table member_invitation (
  member_id text primary key references account_member on delete cascade,
  token_hash bytea not null constraint member_invitation_token unique,
  expires_at timestamptz not null
);
create index member_invitation_expires on member_invitation (expires_at);

alter table password_reset add column member_id text references account_member on delete cascade;
create index session_member on session (member_id) where member_id is not null;
