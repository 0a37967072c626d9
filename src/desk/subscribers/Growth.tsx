import { Grid } from '@chakra-ui/react'
import { useCallback } from 'react'
import { subscriberTexts as texts } from '#content/texts/staff/lists.ts'
import type { Listing } from '#contract/staff/listing.ts'
import type { SubscriberMonth } from '#contract/staff/subscribers.ts'
import { call } from '../data/call.ts'
import { useResource } from '../data/useResource.ts'
import { BarTable } from '../figures/BarTable.tsx'
import { Loading } from '../layout/Loading.tsx'

const format = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const kinds = ['joined', 'left'] as const

/** How the list grew, month by month. */
export function Growth() {
  const load = useCallback((signal: AbortSignal) => call<Listing<SubscriberMonth>>('subscriberGrowth', { signal }), [])
  const { data, error, reload } = useResource(load)
  if (!data) return <Loading error={error} retry={reload} />
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="10" mt="10">
      {kinds.map((kind) => (
        <BarTable
          key={kind}
          title={texts[kind]}
          name={texts.month}
          rows={data.items.map((one) => ({ key: one.month, count: one[kind] }))}
          labelOf={(month) => format.format(new Date(`${month}-01`))}
        />
      ))}
    </Grid>
  )
}
