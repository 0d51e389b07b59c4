-- Languages that are written together are translations of each other, in whatever order their rows come; and what was there before any
-- Spanish was made from the first.
create or replace function keep_text(of_kind text, of_record text, of_field text, of_language text, says text, shop text)
returns void language plpgsql as $$
declare
  said text := coalesce(says, '');
  spanish text;
  former written_text;
begin
  insert into written_text (kind, record, field, language, text, storefront_code)
  select of_kind, of_record, of_field, each, '', shop from unnest(array['es', 'ca', 'en']) each on conflict do nothing;
  -- The Spanish first: whoever translates it at the same time waits for what it says.
  select text into spanish from written_text
  where kind = of_kind and record = of_record and field = of_field and language = 'es' for no key update;
  select * into former from written_text
  where kind = of_kind and record = of_record and field = of_field and language = of_language for no key update;
  if former.text <> said then
    insert into text_version (kind, record, field, language, was, became, staff_id)
    values (of_kind, of_record, of_field, of_language, former.text, said, acting_staff());
    update written_text set text = said, source = case when language <> 'es' and said <> '' then spanish end,
      written_at = now(), staff_id = acting_staff()
    where kind = of_kind and record = of_record and field = of_field and language = of_language;
    if of_language = 'es' then
      update written_text set source = said
      where kind = of_kind and record = of_record and field = of_field and language <> 'es' and text <> ''
        and (source = '' or written_at = now());
    end if;
  end if;
  update written_text set gone = false,
    state = text_state(language, text, source, case of_language when 'es' then said else spanish end)
  where kind = of_kind and record = of_record and field = of_field and (language = of_language or of_language = 'es')
    and (gone or state <> text_state(language, text, source, case of_language when 'es' then said else spanish end));
end $$;

update written_text w set source = es.text, state = text_state(w.language, w.text, es.text, es.text)
from written_text es
where w.source = '' and w.text <> '' and es.kind = w.kind and es.record = w.record and es.field = w.field and es.language = 'es';
