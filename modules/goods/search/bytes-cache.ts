/** Texts longer than a room's part are not kept: one of them would push out too many others. */
const partOfRoom = 16
/** A text's place in its room as one number: where it begins, and how long it is. */
const lengths = 2 ** 24

/** Bytes side by side in memory that is taken once. */
class Room<Key> {
  readonly places = new Map<Key, number>()
  readonly size: number
  #bytes: Buffer | null = null
  #used = 0

  constructor(size: number) {
    this.size = size
  }

  fits(length: number): boolean {
    return this.#used + length <= this.size
  }

  add(key: Key, text: Buffer) {
    this.#bytes ??= Buffer.allocUnsafeSlow(this.size)
    this.#bytes.set(text, this.#used)
    this.places.set(key, this.#used * lengths + text.length)
    this.#used += text.length
  }

  /** A copy, since what comes later may be written over the original. */
  read(key: Key): Buffer | undefined {
    const place = this.places.get(key)
    if (place === undefined) return undefined
    const begin = Math.floor(place / lengths)
    const text = Buffer.allocUnsafe(place % lengths)
    this.#bytes!.copy(text, 0, begin, begin + text.length)
    return text
  }

  clear() {
    this.places.clear()
    this.#used = 0
  }
}

/**
 * The texts used last, as many as fit in `mostBytes`, in two generations as `LruCache` has them. Their bytes lie in two rooms that are
 * written over again: as buffers of their own, what was let go made V8 go through its whole heap every few hundred answers, which was a
 * fifth of the shop's processor time, and held tens of megabytes until then.
 */
export class BytesCache<Key> {
  #young: Room<Key>
  #old: Room<Key>

  constructor(mostBytes: number) {
    this.#young = new Room(Math.floor(mostBytes / 2))
    this.#old = new Room(Math.floor(mostBytes / 2))
  }

  get(key: Key): Buffer | undefined {
    const text = this.#young.read(key)
    if (text !== undefined) return text
    const older = this.#old.read(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  /** Keeps a copy of the text. */
  set(key: Key, text: Buffer) {
    if (text.length > this.#young.size / partOfRoom) return this.delete(key)
    if (!this.#young.fits(text.length)) {
      const emptied = this.#old
      emptied.clear()
      this.#old = this.#young
      this.#young = emptied
    }
    this.#young.add(key, text)
  }

  delete(key: Key) {
    this.#young.places.delete(key)
    this.#old.places.delete(key)
  }

  clear() {
    this.#young.clear()
    this.#old.clear()
  }
}
