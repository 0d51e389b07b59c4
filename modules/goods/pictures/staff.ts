import type { Tx } from '#kernel/db.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { addPicture, arrangePictures, changePicture, removePicture, titlePictures } from './pictures.ts'
import { pictureCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { title: number } }) => `product ${params.title}`

/** Pictures of titles and objects: sent, described in three languages, put in order (A-11, C-09). */
export function pictureStaffRoutes(call: StaffCalls) {
  const list = async (db: Tx, title: number) => ({ items: await titlePictures(db, title) })
  call(pictureCalls, 'GET /titles/:title/pictures/', {
    action: 'title.read',
    summary: 'The pictures of a title in their order',
    subject,
    run: ({ db, params }) => list(db, params.title),
  })
  call(pictureCalls, 'POST /titles/:title/pictures/', {
    action: 'title.change',
    summary: 'Adds a picture, sent as it is: its bytes are the body, image/* their type, 20 MB at most',
    subject,
    run: async ({ db, params, picture, staff }) => {
      await addPicture(db, params.title, picture, staff.id)
      return list(db, params.title)
    },
  })
  call(pictureCalls, 'PATCH /titles/:title/pictures/:picture/', {
    action: 'title.change',
    summary: 'What a picture shows, in words, and the part of it that stays when it is cut',
    subject,
    run: async ({ db, params, body, staff }) => {
      await changePicture(db, { product: params.title, picture: params.picture }, body, staff.id)
      return list(db, params.title)
    },
  })
  call(pictureCalls, 'POST /titles/:title/pictures/order/', {
    action: 'title.change',
    summary: 'Another order of the pictures; the first stands for the title everywhere',
    subject,
    run: async ({ db, params, body, staff }) => {
      await arrangePictures(db, params.title, body.ids, staff.id)
      return list(db, params.title)
    },
  })
  call(pictureCalls, 'DELETE /titles/:title/pictures/:picture/', {
    action: 'title.change',
    summary: 'Takes a picture away',
    subject,
    run: async ({ db, params, staff }) => {
      await removePicture(db, { product: params.title, picture: params.picture }, staff.id)
      return list(db, params.title)
    },
  })
}
