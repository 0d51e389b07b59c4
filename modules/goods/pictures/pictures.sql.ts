import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { SentPicture } from '#modules/people/staff/sent-picture.ts'

export interface PictureRow {
  id: number
  file_key: string
  width: number
  height: number
  alt: Partial<Record<Language, string>>
  focal_x: number
  focal_y: number
}

export const pictureRows = (db: Db, product: number) => db<PictureRow[]>`
  select id, file_key, width, height, alt, focal_x::float8 as focal_x, focal_y::float8 as focal_y
  from product_image where product_id = ${product} order by position`

/** Whoever changes the pictures of a product does it alone. @returns whether there is such a product */
export const lockProduct = async (tx: Tx, product: number): Promise<boolean> =>
  (await tx`select 1 from product where id = ${product} for no key update`).length > 0

export const insertPicture = (
  tx: Tx,
  product: number,
  { fileKey, width, height, colour }: SentPicture,
  staffId: number | null,
) => tx`
  insert into product_image (product_id, position, file_key, width, height, dominant_colour, staff_id)
  select ${product}, coalesce(max(position), 0) + 1, ${fileKey}, ${width}, ${height}, ${colour}, ${staffId}
  from product_image where product_id = ${product}`

export const updatePicture = (
  tx: Tx,
  id: number,
  { alt, x, y }: { alt: Partial<Record<Language, string>>; x: number; y: number },
) => tx`update product_image set alt = ${tx.json(alt)}, focal_x = ${x}, focal_y = ${y} where id = ${id}`

export async function deletePicture(tx: Tx, product: number, id: number) {
  await tx`delete from product_image where id = ${id}`
  await tx`
    update product_image i set position = p.place
    from (select id, row_number() over (order by position) as place from product_image where product_id = ${product}) p
    where i.id = p.id and i.position <> p.place`
}

export const orderPictures = (tx: Tx, product: number, ids: readonly number[]) => tx`
  update product_image i set position = p.place
  from unnest(${ids as number[]}::bigint[]) with ordinality as p (id, place) where i.id = p.id and i.product_id = ${product}`

/** Pictures that colleagues sent or described, by the title that they show. */
export const picturesToldOf = (db: Db): Part => db`
  select i.id::text as record, p.title as name from product_image i join product p on p.id = i.product_id
  where i.staff_id is not null or i.alt <> '{}'`
