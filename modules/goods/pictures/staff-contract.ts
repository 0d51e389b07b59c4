import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { Id, IdOf, ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'

const Share = z.number().min(0).max(1)
const Focus = z
  .object({ x: Share, y: Share })
  .describe('What stays in sight when the picture is cut: shares of its width and height')

export const TitlePicture = z.object({
  id: z.number().int(),
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: localized(z.string()),
  focus: Focus,
})
export type TitlePicture = z.output<typeof TitlePicture>

export const ChangePicture = z.object({
  alt: localized(z.string().trim().max(300)).partial().optional(),
  focus: Focus.optional(),
})
export type ChangePicture = z.output<typeof ChangePicture>

const title = IdOf('title')
const picture = title.extend({ picture: Id })
const Pictures = ListOf(TitlePicture)
export const pictureCalls = {
  'GET /titles/:title/pictures/': { params: title, answer: Pictures },
  'POST /titles/:title/pictures/': { params: title, picture: true, answer: Pictures },
  'PATCH /titles/:title/pictures/:picture/': { params: picture, body: ChangePicture, answer: Pictures },
  'POST /titles/:title/pictures/order/': { params: title, body: z.object({ ids: z.array(Id).min(1).max(50) }), answer: Pictures },
  'DELETE /titles/:title/pictures/:picture/': { params: picture, answer: Pictures },
} satisfies StaffContract
