import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { LiveWriter } from './liveWriter.ts'

/** A stream whose reader takes the next part when `read` is called, if there is one: a stream's callback may be called once only. */
function slowReader() {
  const taken: string[] = []
  let next: () => void = () => undefined
  const out = new Writable({
    highWaterMark: 20,
    write(chunk, _encoding, done) {
      taken.push(String(chunk))
      next = done
    },
  })
  const read = () => {
    const done = next
    next = () => undefined
    done()
  }
  return { out, taken, read }
}

test('what a slow reader has no room for is not kept in memory, and it is told to load everything again', async () => {
  const { out, taken, read } = slowReader()
  const writer = new LiveWriter(out, () => 'again')
  writer.write('1234567890')
  expect(writer.isFull).toBe(false)
  for (let count = 0; count < 1000; count += 1) writer.write('1234567890')
  expect(writer.isFull).toBe(true)
  expect(out.writableLength).toBe(20)
  for (let count = 0; count < 4; count += 1) {
    read()
    await new Promise(setImmediate)
  }
  expect(taken).toEqual(['1234567890', '1234567890', 'again'])
  expect(writer.isFull).toBe(false)
})

test('a reader that missed nothing is told nothing', async () => {
  const { out, taken, read } = slowReader()
  const writer = new LiveWriter(out, () => 'again')
  writer.write('1234567890'.repeat(3))
  expect(writer.isFull).toBe(true)
  read()
  await new Promise(setImmediate)
  writer.write('x')
  read()
  await new Promise(setImmediate)
  expect(taken).toEqual(['1234567890'.repeat(3), 'x'])
})
