import { Box, chakra } from '@chakra-ui/react'
import { useCallback } from 'react'
import { healthTexts as texts } from '#content/texts/staff/lists.ts'
import type { AuditAnswer } from '#contract/staff/operation.ts'
import { call } from '../data/call.ts'
import { exactly } from '../data/times.ts'
import { useResource } from '../data/useResource.ts'
import { Section } from '../enquiry/Section.tsx'
import { Loading } from '../layout/Loading.tsx'

/** The audit trail, for the owner. */
export function AuditTrail() {
  const load = useCallback((signal: AbortSignal) => call<AuditAnswer>('audit', { signal }), [])
  const { data, error, reload } = useResource(load)
  return (
    <Section title={texts.audit}>
      {!data && <Loading error={error} retry={reload} />}
      {data && (
        <Box maxH="24rem" overflowY="auto" tabIndex={0} role="group" aria-label={texts.audit}>
          <chakra.ol listStyle="none" m="0" p="0">
            {data.items.map((item) => (
              <chakra.li key={item.id} borderTop="1px solid" borderColor="line" py="2" textStyle="meta">
                <Box overflowWrap="anywhere">{`${item.action} ${item.object}`}</Box>
                <Box color="ink2" overflowWrap="anywhere">{`${item.actor}, ${exactly(item.at)}`}</Box>
              </chakra.li>
            ))}
          </chakra.ol>
        </Box>
      )}
    </Section>
  )
}
