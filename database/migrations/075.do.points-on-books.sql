-- Books give points from now on (M-06: each purchase), never beyond what the law leaves of their discount: earning.ts counts points as
-- a discount on the copy. See docs/decisions/0036-points-on-books.md. A day in valid_to ends it.
insert into pricing_switch (name, valid_from, comment) values
  ('points_on_books', '2026-11-21', 'M-06; points count within the 5 % of Ley 10/2007, art. 9')
on conflict on constraint pricing_switch_once do nothing;
