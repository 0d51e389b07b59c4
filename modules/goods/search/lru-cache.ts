/** What one entry costs beside its bytes: its key, its place in the table, the object around its bytes. */
const around = 250

/**
 * The entries used last, as many as fit in `mostBytes`. Two generations instead of a list of uses: a reading costs one look-up, and
 * the older generation goes as a whole when the younger one fills half the room.
 */
export class LruCache<Key, Value> {
  #young = new Map<Key, Value>()
  #old = new Map<Key, Value>()
  #bytes = 0
  readonly #half: number
  readonly #sizeOf: (value: Value) => number

  constructor(mostBytes: number, sizeOf: (value: Value) => number) {
    this.#half = mostBytes / 2
    this.#sizeOf = sizeOf
  }

  get(key: Key): Value | undefined {
    const value = this.#young.get(key)
    if (value !== undefined) return value
    const older = this.#old.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: Key, value: Value) {
    this.#bytes += this.#sizeOf(value) + around
    if (this.#bytes > this.#half) {
      this.#old = this.#young
      this.#young = new Map()
      this.#bytes = this.#sizeOf(value) + around
    }
    this.#young.set(key, value)
  }

  delete(key: Key) {
    this.#young.delete(key)
    this.#old.delete(key)
  }

  clear() {
    this.#young.clear()
    this.#old.clear()
    this.#bytes = 0
  }
}
