import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('server and workplace normalise what strangers wrote in linear time only', () => {
  for (const room of ['src/server', 'src/desk', 'src/contract'])
    for (const file of readdirSync(room, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(file) && !/\.test\.|contract\/normalized/.test(join(room, file)))
        expect([file, /\.normalize\(\s*['"]NF/.test(readFileSync(join(room, file), 'utf8'))]).toEqual([file, false])
})
