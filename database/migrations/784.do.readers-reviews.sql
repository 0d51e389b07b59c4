-- What readers say of what they bought here: stars and words, shown once a colleague has read them. The line of the order is kept as the proof
-- that it was bought (TRLGDCU, article 20.4; Directive 2019/2161).
create table reader_review (
  id bigint generated always as identity primary key,
  customer_id text not null references customer on delete cascade,
  product_id bigint not null references product on delete cascade,
  order_line_id bigint not null references order_line,
  stars smallint not null check (stars between 1 and 5),
  words text not null check (length(words) between 20 and 4000),
  -- As its author wants to be called on the page.
  name text not null check (length(name) between 2 and 60),
  language text not null check (language in ('es', 'ca', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  written_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references staff_user,
  refused_for text check (refused_for in ('insult', 'personal_data', 'advertising', 'other_matter', 'unlawful')),
  -- What is said to its author besides.
  note text not null default '' check (length(note) <= 1000),
  reply text not null default '' check (length(reply) <= 2000),
  replied_at timestamptz,
  constraint reader_review_decided check ((state = 'waiting') = (decided_at is null)),
  constraint reader_review_refused_for check ((state = 'refused') = (refused_for is not null)),
  constraint reader_review_replied check ((reply = '') = (replied_at is null)),
  constraint reader_review_once unique (customer_id, product_id)
);
create index reader_review_shown on reader_review (product_id, decided_at desc) where state = 'approved';
create index reader_review_waiting on reader_review (written_at) where state = 'waiting';
create index reader_review_written on reader_review (written_at, id);
create index reader_review_words on reader_review using gin (list_words(name || ' ' || words));
create index reader_review_line on reader_review (order_line_id);

-- The database has the last word: nobody reviews a work twice, whichever editions they bought and however many requests come at once.
create function refuse_second_review() returns trigger language plpgsql as $$
begin
  perform from customer where id = new.customer_id for no key update;
  if exists (
    select from reader_review r join product other on other.id = r.product_id join product mine on mine.id = new.product_id
    where r.customer_id = new.customer_id and r.id <> new.id and (other.id = mine.id or other.work_id = mine.work_id)
  ) then
    raise exception 'customer % has reviewed that work', new.customer_id
      using errcode = 'unique_violation', constraint = 'reader_review_once';
  end if;
  return new;
end $$;
create trigger reader_review_once before insert on reader_review for each row execute function refuse_second_review();
