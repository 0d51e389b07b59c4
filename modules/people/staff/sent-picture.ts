import type { Readable } from 'node:stream'

/** A picture that was sent, as it lies in the shop's files. */
export interface SentPicture {
  fileKey: string
  width: number
  height: number
  /** Dominant colour, as #rrggbb. */
  colour: string
}

/** Takes pictures in while they are sent, before a call asks the database for anything. */
export interface PictureDoor {
  /** @throws ShopError that says what is wrong with it */
  take: (source: Readable) => Promise<SentPicture>
  /** Of a call that was refused: its file is not kept. */
  forget: (picture: SentPicture) => Promise<void>
}
