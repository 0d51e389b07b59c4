-- Where somebody stopped reading a bought ebook in the browser, and when its first page was opened: opening it is no download.
create table ebook_place (
  order_line_id bigint primary key references order_line,
  -- A canonical fragment identifier of EPUB; none while the book was opened and not yet moved in.
  place text check (length(place) between 1 and 2000),
  -- How much of the book lies before it.
  fraction real not null default 0 check (fraction between 0 and 1),
  opened_at timestamptz not null,
  read_at timestamptz not null
);
