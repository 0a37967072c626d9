import { calendar } from './props/calendar.ts'
import { courtFile } from './props/courtFile.ts'
import { envelope } from './props/envelope.ts'
import { houseModel } from './props/houseModel.ts'
import { coin, deed, key } from './props/papers.ts'
import { passbook } from './props/passbook.ts'
import { passport } from './props/passport.ts'
import { phone } from './props/phone.ts'
import type { Prop } from './props/prop.ts'
import { sitePlan } from './props/sitePlan.ts'
import { tea } from './props/tea.ts'
import { glasses, pen } from './props/writing.ts'

/** Everything that may lie on a desk. */
export const props = {
  calendar,
  coin,
  courtFile,
  deed,
  envelope,
  glasses,
  houseModel,
  key,
  passbook,
  passport,
  pen,
  phone,
  sitePlan,
  tea,
} as const satisfies Record<string, Prop>

export type PropName = keyof typeof props
