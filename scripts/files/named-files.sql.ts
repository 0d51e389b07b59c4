import type { Pool } from '#kernel/db.ts'

export interface NamedFile {
  name: string
  /** How long it has to be; null where the database does not say. */
  bytes: number | null
  /** What it is. */
  of: string
}

/** Every file that a row names, of what staff and visitors would miss. */
export const namedFiles = (sql: Pool): Promise<NamedFile[]> => sql<NamedFile[]>`
  select 'photographs/' || file_key as name, null::float8 as bytes, 'a picture of the title ' || min(product_id) as of
    from product_image group by file_key
  union all select 'photographs/' || file_key, null, 'a picture of a text' from text_picture
  union all select 'ebooks/' || left(file_key, 2) || '/' || file_key, bytes::float8, 'the ebook of the title ' || product_id from ebook_file
  union all select 'ebooks/' || left(file_key, 2) || '/' || file_key, bytes::float8, 'a file sent for the title ' || product_id
    from ebook_upload where file_key is not null
  union all select 'ebooks/' || left(file_key, 2) || '/' || file_key, bytes::float8, 'the sample of the title ' || product_id from ebook_sample
  union all select 'ebooks/' || left(file_key, 2) || '/' || file_key, bytes::float8, 'a bought copy' from ebook_copy where file_key is not null
  union all select 'feeds/' || file_key, null, 'a catalogue for other sites' from product_feed where file_key is not null
  order by 1`
