-- Professional sectors of whoever asks for the card (M-08, M-09), in the order of the form.
create table card_sector (
  code text primary key check (code ~ '^[a-z-]{2,40}$'),
  name_es text not null,
  name_ca text not null,
  name_en text not null,
  position int not null constraint card_sector_place_unique unique
);
insert into card_sector (position, code, name_es, name_ca, name_en) values
  (1, 'business-administration', 'Administración de empresas', 'Administració d’empreses', 'Business administration'),
  (2, 'advertising', 'Publicidad', 'Publicitat', 'Advertising'),
  (3, 'agriculture-fishing', 'Agricultura y pesca', 'Agricultura i pesca', 'Agriculture and fishing'),
  (4, 'anthropology', 'Antropología', 'Antropologia', 'Anthropology'),
  (5, 'archaeology', 'Arqueología', 'Arqueologia', 'Archaeology'),
  (6, 'architecture', 'Arquitectura', 'Arquitectura', 'Architecture'),
  (7, 'art-history', 'Historia del arte', 'Història de l’art', 'Art history'),
  (8, 'audiovisual', 'Audiovisual', 'Audiovisual', 'Audiovisual'),
  (9, 'banking-insurance', 'Banca y seguros', 'Banca i assegurances', 'Banking and insurance'),
  (10, 'biology', 'Biología', 'Biologia', 'Biology'),
  (11, 'chemistry', 'Química', 'Química', 'Chemistry'),
  (12, 'commerce', 'Comercio', 'Comerç', 'Commerce'),
  (13, 'communication-journalism', 'Comunicación y periodismo', 'Comunicació i periodisme', 'Communication and journalism'),
  (14, 'construction', 'Construcción', 'Construcció', 'Construction'),
  (15, 'culture-museums', 'Cultura y museos', 'Cultura i museus', 'Culture and museums'),
  (16, 'design', 'Diseño', 'Disseny', 'Design'),
  (17, 'economics', 'Economía', 'Economia', 'Economics'),
  (18, 'education', 'Educación', 'Educació', 'Education'),
  (19, 'engineering', 'Ingeniería', 'Enginyeria', 'Engineering'),
  (20, 'environment', 'Medio ambiente', 'Medi ambient', 'Environment'),
  (21, 'fashion', 'Moda', 'Moda', 'Fashion'),
  (22, 'film-photography', 'Cine y fotografía', 'Cinema i fotografia', 'Film and photography'),
  (23, 'fine-arts', 'Bellas artes', 'Belles arts', 'Fine arts'),
  (24, 'geography-history', 'Geografía e historia', 'Geografia i història', 'Geography and history'),
  (25, 'health', 'Sanidad', 'Sanitat', 'Health'),
  (26, 'hotels-catering', 'Hostelería y restauración', 'Hoteleria i restauració', 'Hotels and catering'),
  (27, 'human-resources', 'Recursos humanos', 'Recursos humans', 'Human resources'),
  (28, 'information-technology', 'Informática', 'Informàtica', 'Information technology'),
  (29, 'law', 'Derecho', 'Dret', 'Law'),
  (30, 'libraries-archives', 'Bibliotecas y archivos', 'Biblioteques i arxius', 'Libraries and archives'),
  (31, 'linguistics-translation', 'Lingüística y traducción', 'Lingüística i traducció', 'Linguistics and translation'),
  (32, 'literature', 'Literatura', 'Literatura', 'Literature'),
  (33, 'logistics-transport', 'Logística y transporte', 'Logística i transport', 'Logistics and transport'),
  (34, 'music', 'Música', 'Música', 'Music'),
  (35, 'performing-arts', 'Artes escénicas', 'Arts escèniques', 'Performing arts'),
  (36, 'philosophy', 'Filosofía', 'Filosofia', 'Philosophy'),
  (37, 'politics-public-administration', 'Política y administración pública', 'Política i administració pública', 'Politics and public administration'),
  (38, 'psychology', 'Psicología', 'Psicologia', 'Psychology'),
  (39, 'publishing-bookselling', 'Edición y librería', 'Edició i llibreria', 'Publishing and bookselling'),
  (40, 'social-work', 'Trabajo social', 'Treball social', 'Social work'),
  (41, 'tourism', 'Turismo', 'Turisme', 'Tourism'),
  (42, 'other', 'Otro', 'Altres', 'Other');

-- Who asks for the loyalty card (M-07); staff issue it to the account of the address, or say why not.
create table card_request (
  id bigint generated always as identity primary key,
  -- Of who was signed in when asking.
  customer_id text,
  name text not null check (length(name) between 1 and 80),
  surnames text not null check (length(surnames) between 1 and 120),
  tax_id text not null check (length(tax_id) between 5 and 20),
  phone text not null check (length(phone) <= 30),
  email text not null check (length(email) between 3 and 254),
  address text not null check (length(address) between 1 and 200),
  city text not null check (length(city) between 1 and 80),
  postcode text not null check (length(postcode) between 3 and 10),
  birth_date date not null,
  sector_code text not null constraint card_request_sector references card_sector,
  observations text not null default '' check (length(observations) <= 1000),
  store_code text not null constraint card_request_store references store,
  info boolean not null,
  language text not null check (language in ('es', 'ca', 'en')),
  sent_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'issued', 'refused')),
  answer text not null default '' check (length(answer) <= 500),
  card_number text,
  closed_at timestamptz,
  closed_by bigint references staff_user,
  constraint card_request_closed check ((state = 'open') = (closed_at is null) and (closed_at is null) = (closed_by is null)),
  constraint card_request_card check ((state = 'issued') = (card_number is not null)),
  constraint card_request_reason check (state <> 'refused' or answer <> '')
);
create index card_request_open on card_request (id desc) where state = 'open';
-- What is a year old is forgotten.
create index card_request_age on card_request ((coalesce(closed_at, sent_at)));
create index card_request_email on card_request (lower(email));
create index card_request_customer on card_request (customer_id) where customer_id is not null;
