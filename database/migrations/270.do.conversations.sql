-- A message is a conversation: what the shop answered, what was written back, what colleagues note for each other.
alter table contact_message
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  add column assigned_to bigint references staff_user,
  add column desk text check (desk in ('order_desk', 'trade_desk')),
  -- Since when it waits for the shop: when its sender wrote last.
  add column waits_since timestamptz not null default shop_now(),
  -- An answer came from the address that was typed into the form: whoever writes reads its mail.
  add column proved_at timestamptz;
update contact_message set waits_since = sent_at, state = case when closed_at is null then 'open' else 'closed' end;
alter table contact_message add constraint contact_message_state check ((state = 'closed') = (closed_at is not null));
drop index contact_message_open;
drop index contact_message_open_subject;
create index contact_message_waits on contact_message (waits_since, id) where subject <> 'job';
create index contact_message_sent on contact_message (sent_at, id);
create index contact_message_open on contact_message (waits_since) where state = 'open' and subject <> 'job';
create index contact_message_words on contact_message
  using gin (list_words(id || ' ' || name || ' ' || institution || ' ' || email || ' ' || digits_of(phone) || ' ' || message));

create table contact_entry (
  id bigint generated always as identity primary key,
  message_id bigint not null references contact_message on delete cascade,
  kind text not null check (kind in ('answer', 'received', 'told', 'note', 'assigned', 'closed', 'reopened')),
  text text not null default '' check (length(text) <= 100000),
  -- Who of the shop; null for what came by e-mail.
  staff_id bigint references staff_user,
  -- The address that an e-mail came from, and the id it bore: one that is handed over twice is kept once.
  email text not null default '' check (length(email) <= 254),
  received_id text unique check (length(received_id) <= 300),
  at timestamptz not null,
  constraint contact_entry_author check ((kind = 'received') = (staff_id is null))
);
create index contact_entry_message on contact_entry (message_id, id);
create trigger contact_entry_fixed before update on contact_entry for each row execute function refuse_change();

-- What came along with an e-mail, as it came.
create table contact_file (
  entry_id bigint not null references contact_entry on delete cascade,
  position int not null,
  name text not null check (length(name) between 1 and 120),
  content bytea not null,
  primary key (entry_id, position)
);

-- What the shop answers again and again, to begin an answer from.
create table house_answer (
  id bigint generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 80),
  text_es text not null default '' check (length(text_es) <= 4000),
  text_ca text not null default '' check (length(text_ca) <= 4000),
  text_en text not null default '' check (length(text_en) <= 4000)
);
insert into house_answer (name, text_es, text_ca, text_en) values
  ('Recibido', E'Hola, {name}:\n\nHemos leído su mensaje y lo estamos mirando. Le escribimos en cuanto sepamos algo.',
    E'Hola, {name},\n\nHem llegit el vostre missatge i ho estem mirant. Us escrivim de seguida que sapiguem alguna cosa.',
    E'Dear {name},\n\nWe have read your message and are looking into it. We will write again as soon as we know more.'),
  ('Dónde está el pedido', E'Hola, {name}:\n\nHemos mirado su pedido: \n\nEn la página del pedido puede ver en todo momento dónde está.',
    E'Hola, {name},\n\nHem mirat la vostra comanda: \n\nA la pàgina de la comanda podeu veure en tot moment on és.',
    E'Dear {name},\n\nWe have looked at your order: \n\nYou can see where it is at any time on the order page.'),
  ('Cómo devolver', E'Hola, {name}:\n\nPuede pedir la devolución desde la página del pedido, o traer los artículos a cualquiera de nuestras tiendas con el número del pedido.',
    E'Hola, {name},\n\nPodeu demanar la devolució des de la pàgina de la comanda, o portar els articles a qualsevol de les nostres botigues amb el número de la comanda.',
    E'Dear {name},\n\nYou can ask to return items from the order page, or bring them to any of our stores with the order number.'),
  ('Número de pedido', E'Hola, {name}:\n\nPara mirarlo necesitamos el número de su pedido: está en el correo de confirmación. ¿Nos lo puede enviar en respuesta a este correo?',
    E'Hola, {name},\n\nPer mirar-ho necessitem el número de la vostra comanda: és al correu de confirmació. Ens el podeu enviar responent aquest correu?',
    E'Dear {name},\n\nTo look into this we need your order number: it is in the confirmation e-mail. Could you send it in reply to this e-mail?');

-- Where an answer to an e-mail goes, where that is not whom it came from.
alter table mail_outbox add column reply_to text;
