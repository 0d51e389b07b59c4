import type { Pool } from '#kernel/db.ts'

/** What visitors ask: one word or two, some that many texts have, some that one has, some that none has. */
export const asked = [
  'alhambra',
  'granada',
  'devolucion',
  'envios',
  'taller infantil',
  'jardin',
  'tarjeta',
  'ceramica del patio',
  'horario',
  'factura',
  'cuentos',
  'visita 17',
  'regalo',
  'zzz',
]
const vocabulary = `array['patio','jardín','agua','cerámica','taller','visita','lectura','libro','acequia','yeso','cuentos','granada','alhambra',
  'regalo','horario','envíos','factura','devolución','tarjeta','infantil','música','dibujo','historia','palacio','torre','poema','cocina','lunes',
  'tarde','guía','museo','pieza','barro','azulejo','estrella','luna','camino','noche','escuela','biblioteca']`

export interface Contents {
  posts: number
  activities: number
  pages: number
}

const mark = 'bench'

/** Fills magazine, agenda and pages with so many made-up texts, in place of those an earlier measure left. */
export async function giveContents(sql: Pool, { posts, activities, pages }: Contents): Promise<void> {
  await takeContents(sql)
  await sql.begin(async (tx) => {
    // `n` words, the same ones for the same seed: one in eight of those that are asked, the others rarer the further back they stand.
    await tx.unsafe(`create or replace function pg_temp.said(seed int, n int) returns text language sql immutable as $$
      select string_agg(case when h % 8 = 0 then (${vocabulary})[1 + h % 40]
        else 'palabra' || (20000 ^ (h / 16777216.0))::int end || case when i % 12 = 0 then '.' else '' end, ' ')
      from (select i, ('x' || substr(md5(seed || '/' || i), 1, 6))::bit(24)::int as h from generate_series(1, n) i) drawn $$`)
    await tx`insert into storefront (code) values ('T013') on conflict do nothing`
    await tx`insert into magazine_author (key, name, slug, texts) values (${mark}, 'Autora de Prueba', ${mark}, '{"es":{},"ca":{},"en":{}}')`
    await tx`
      insert into magazine_post (key, author_id, theme, published_on, published)
      select ${`${mark}-`} || i, (select id from magazine_author where key = ${mark}), ${mark}, '2020-01-01', true
      from generate_series(1, ${posts}::int) i`
    await tx`
      insert into magazine_post_translation (post_id, language, title, slug, summary, body)
      select id, 'es', pg_temp.said(id::int, 5), ${mark}, pg_temp.said(id::int + 1, 20), pg_temp.said(id::int + 2, 500)
      from magazine_post where theme = ${mark}`
    await tx`insert into activity_type (id) overriding system value values (-1)`
    await tx`
      insert into activity (storefront_code, activity_type_id, starts_at, ends_at, free, takes_registrations, theme, published)
      select 'T013', -1, now() + make_interval(days => i), now() + make_interval(days => i, hours => 2), true, false, ${mark}, true
      from generate_series(1, ${activities}::int) i`
    await tx`
      insert into activity_translation (activity_id, language, title, subtitle, place, presentation)
      select id, 'es', 'Visita ' || row_number() over (order by id), pg_temp.said(id::int, 8), 'Patio', pg_temp.said(id::int + 3, 120)
      from activity where theme = ${mark}`
    await tx`
      insert into page (storefront_code, key) select 'T013', 'general-information-' || 9000 + i from generate_series(1, ${pages}::int) i`
    await tx`
      insert into page_translation (storefront_code, page_key, language, title, body)
      select 'T013', key, 'es', pg_temp.said(length(key), 4), '## Envíos' || chr(10) || pg_temp.said(right(key, 4)::int, 300)
        || chr(10) || '## Devoluciones' || chr(10) || pg_temp.said(right(key, 4)::int + 1, 300)
      from page where storefront_code = 'T013' and key ~ '^general-information-9[0-9]{3}$'`
    await tx`
      insert into page_address (storefront_code, language, slug, kind, key)
      select 'T013', language, 'informacion-general/' || right(key, 4), 'page', key
      from page, (values ('es'), ('ca'), ('en')) as spoken (language)
      where storefront_code = 'T013' and key ~ '^general-information-9[0-9]{3}$'`
  })
}

/** Takes out what `giveContents` put in. */
export async function takeContents(sql: Pool): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`delete from page_translation where storefront_code = 'T013' and page_key ~ '^general-information-9[0-9]{3}$'`
    await tx`delete from page where storefront_code = 'T013' and key ~ '^general-information-9[0-9]{3}$'`
    await tx`delete from activity where theme = ${mark}`
    await tx`delete from activity_type where id = -1`
    await tx`delete from magazine_post where theme = ${mark}`
    await tx`delete from magazine_author where key = ${mark}`
  })
}
