/** Reads bytes from the front, little endian. A length that leads beyond the end is a `RangeError`. */
export class ByteReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get left(): number {
    return this.#bytes.length - this.#at
  }

  /** A view, not a copy. */
  take(count: number): Buffer {
    if (count > this.left) throw new RangeError('a length leads beyond the end')
    this.#at += count
    return this.#bytes.subarray(this.#at - count, this.#at)
  }

  uint8(): number {
    return this.take(1).readUInt8()
  }

  uint16(): number {
    return this.take(2).readUInt16LE()
  }

  uint32(): number {
    return this.take(4).readUInt32LE()
  }

  /** Goes over the padding that follows a value of `size` bytes; at the very end it may be missing. */
  pad(size: number): void {
    this.take(Math.min(-size & 3, this.left))
  }
}
