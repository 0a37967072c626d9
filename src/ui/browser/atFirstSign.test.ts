// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { atFirstSign } from './atFirstSign.ts'

test.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])(
  'the first %s calls once, what follows does not',
  (sign) => {
    const run = vi.fn()
    atFirstSign(run)
    expect(run).not.toHaveBeenCalled()
    dispatchEvent(new Event(sign))
    dispatchEvent(new Event(sign))
    dispatchEvent(new Event('keydown'))
    expect(run).toHaveBeenCalledOnce()
  },
)
