-- Whether copies of an ebook carry whom they were sold to: the wish of its publisher.
alter table ebook_file add column watermark boolean not null default true;

-- The copy of a bought ebook, made once of the file that is sold and anew once that is another.
create table ebook_copy (
  order_line_id bigint primary key references order_line,
  -- Of which file it was made.
  source_key text not null,
  -- What stands in it unseen: says of a copy that was found which purchase it is of.
  mark text not null constraint ebook_copy_mark unique,
  -- Where it lies; none where the file could not be marked and is handed out as it is.
  file_key text constraint ebook_copy_file_key unique,
  bytes bigint not null check (bytes > 0),
  made_at timestamptz not null
);
