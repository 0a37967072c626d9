import { gold } from '#ui/theme/palette.ts'
import { rosette, starMark } from '../grammar/lattice.ts'
import { line, placed, rect, shape } from '../grammar/markup.ts'
import { ivory, night } from '../grammar/palette.ts'
import type { Subject } from '../scenes/opening.ts'

/** A pillar box with a letter going in. */
export const letterbox: Subject = ({ accent, dark, deep }) => {
  const envelope = rect(-42, -54, 84, 62, ivory) + line('M-42 -54L0 -20L42 -54', accent, 3)
  return (
    shape('M-70 0V-250C-70 -318 70 -318 70 -250V0Z', deep) +
    shape('M8 0V-300C50 -296 70 -284 70 -250V0Z', dark) +
    rect(-80, -256, 160, 16, dark) +
    shape('M-80 -256h100v6h-100Z', gold[500]) +
    rect(-84, -20, 168, 20, dark) +
    shape('M-44 -214h88v20h-88Z', night) +
    placed(8, -218, envelope, -8) +
    rect(-46, -196, 92, 8, gold[500]) +
    rect(-40, -160, 80, 104, ivory) +
    starMark(0, -108, 30, deep, gold[500]) +
    shape('M-12 -300h24v-16h-24Z', dark) +
    shape(rosette(0, -330, 15), gold[500])
  )
}
