-- An ebook bought for somebody else: a letter on a day brings its recipient a code that opens it, once.
create table cart_ebook_gift (
  cart_id text not null,
  product_id bigint not null,
  recipient_email text not null check (length(recipient_email) between 3 and 254),
  giver_name text not null check (length(giver_name) between 1 and 80),
  message text not null default '' check (length(message) <= 400),
  send_on date not null,
  primary key (cart_id, product_id),
  constraint cart_ebook_gift_line foreign key (cart_id, product_id) references cart_line (cart_id, product_id) on delete cascade
);

alter table order_line
  add column ebook_gift boolean not null default false,
  -- When its recipient opened it: from then on its buyer withdraws no more.
  add column gift_opened_at timestamptz,
  add constraint order_line_gift_of_ebook check (not ebook_gift or ebook and quantity = 1),
  add constraint order_line_gift_opened check (gift_opened_at is null or ebook_gift),
  -- Of a gift it is the recipient who gives the right to withdraw up, and not the buyer.
  add constraint order_line_gift_not_waived check (not ebook_gift or download_waived_at is null);

create table ebook_gift (
  order_line_id bigint primary key references order_line,
  -- Empty once it is forgotten.
  recipient_email text not null check (length(recipient_email) <= 254),
  giver_name text not null check (length(giver_name) <= 80),
  message text not null default '' check (length(message) <= 400),
  send_on date not null,
  -- All that is kept of the code in the last letter; it is drawn when the letter is written, and anew when it is sent again.
  code_hash bytea constraint ebook_gift_code unique,
  sent_at timestamptz,
  letters int not null default 0 check (letters >= 0),
  -- The code was used: when, and into whose ebooks; null of somebody without an account.
  opened_at timestamptz,
  opened_by text,
  -- The version of the words by which its recipient gave up the right to withdraw (TRLGDCU 103 m).
  waiver text not null default '',
  constraint ebook_gift_sent_by_code check (sent_at is null or letters > 0),
  constraint ebook_gift_opened_with_words check ((opened_at is null) = (waiver = '')),
  constraint ebook_gift_opened_by_opened check (opened_by is null or opened_at is not null)
);
create index ebook_gift_due on ebook_gift (send_on) where sent_at is null and opened_at is null;
create index ebook_gift_opened_by on ebook_gift (opened_by) where opened_by is not null;
create index ebook_gift_recipient on ebook_gift (lower(recipient_email)) where recipient_email <> '';

-- The database has the last word on both at once: what was opened is not called off by its buyer, and what was called off or given back is not opened.
create function refuse_gift_both_ways() returns trigger language plpgsql as $$
begin
  if new.gift_opened_at is not null and (new.fulfilment = 'cancelled' or new.returned_quantity > 0 or new.refunded_quantity > 0) then
    raise exception 'the gift of line % was given back before it was opened', new.id
      using errcode = 'check_violation', constraint = 'order_line_gift_one_way';
  end if;
  return new;
end $$;
create trigger order_line_gift_one_way before update of gift_opened_at on order_line for each row
  when (old.gift_opened_at is null and new.gift_opened_at is not null) execute function refuse_gift_both_ways();
